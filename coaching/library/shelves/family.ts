import type { Shelf } from '#coaching/library/entry.ts';

export const family = {
  'sibling-fights': {
    name: 'sibling fights',
    say: 'If anybody is getting hurt, move them apart first, without a trial about who started it. For ordinary squabbles, stay near and stay out, and when you see two calm minutes, say so: “You two worked out who goes first.” One small rule for the worst spot can help, like taking turns by odd and even days for the front seat or the first pick. Five minutes alone with each child can help, too, because then nobody has to fight for you.',
    younger:
      'With a two- or three-year-old in the mix, stay within reach, and have two of the things that are always fought over.',
    older:
      'From seven on, sit them down when it’s calm and let them make one house rule of their own for the thing they fight about.',
    sentences: [
      'You two found a way to take turns.',
      'I’m moving you apart so that everybody is safe.',
      'Two kids and one truck, and both want it now.',
      'You gave it back when you heard the word stop.',
      'You’re building side by side, and it’s so peaceful.',
      'You were mad, and you used words with each other.',
      'You both get time with me today.',
    ],
    why: 'When you play judge, there’s a winner and a loser, and the next fight is about getting you on one side. When peace is what you notice, peace gets more interesting.',
    steps:
      'For one day, try to catch them getting along and mention it every time, even if it lasts ten seconds. In a squabble, describe what you see to both of them, without blame, and trust them with the next move. If voices get high, sit down between them and hold the toy until there’s an idea. If it turns rough, both take a break in different places, and the talk comes later. Keep each child’s treasures in a box that doesn’t have to be shared.',
    ifNot:
      'Change the setup instead of the children: separate corners, shorter stretches together, a snack before the worst hour. Or give them a common goal, like a fort or a race against the timer as a team. The fights won’t vanish, but look for shorter ones and quicker making up.',
    ask: 'If one child is regularly hurt or afraid of the other, don’t leave them alone together, and talk to your pediatrician or a family therapist.',
  },
  'jealous-of-baby': {
    name: 'jealousy of a baby',
    say: 'Sharing you with a baby, born or on the way, is a lot for {name}. Say the feeling out loud without fixing it, and guard five minutes a day when somebody else has the baby or the baby is asleep. Let the baby be the one who waits now and then: “Hold on, little one, I’m busy building here.” Stay right there whenever the two are close.',
    younger:
      'A two-year-old may want a bottle or diapers again. Play along for a bit, cuddle {name} like a baby, and it tends to pass.',
    older:
      'From seven on, some things can be for the big one only: a bedtime ten minutes later, a walk with just you.',
    sentences: [
      'You liked it better when it was just us.',
      'The baby is sleeping, and this is our time.',
      'You touched those tiny toes so softly.',
      'You had to wait while I fed the baby, and you did.',
      'My lap is yours right now.',
      'You made the baby smile with that funny face.',
      'My love for you didn’t get any smaller.',
    ],
    why: 'Jealousy is the fear of having lost a place. A small bit of you, every day and for sure, answers that fear better than being told to be the big one.',
    steps:
      'If the baby isn’t here yet, begin the five minutes now, so there’s something that stays the same. Look at {name}’s own baby pictures together and tell how you cared for that baby. When visitors come, let them greet {name} first. While you feed the baby, have a basket of books or a snack within reach and describe what {name} does. Praise gentle moments with the baby briefly, and praise {name} at least as much for things that have nothing to do with the baby.',
    ifNot:
      'Offer baby time on purpose: wrap {name} in a blanket, rock, sing, and let {them} be little for a few minutes. Rough hands toward the baby mean moving in between and saying, “I keep both of you safe.” Jealousy can also show up only after months, when the baby starts crawling to the toys.',
    ask: 'If {name} tries to hurt the baby again and again, never leave the two alone, and ask your pediatrician for support.',
  },
  'sibling-joins-play': {
    name: 'a sibling who wants to join special time',
    say: 'You don’t need a quiet house, just a plan for the other one: a box of things that comes out only then, a timer to look at, and a word about whose turn is next. If somebody bursts in anyway, stay turned toward {name}, and praise the waiting the moment you see it. Nap time or another grown-up’s help is fair game, too.',
    younger:
      'If the sibling is a baby, nap time is your friend. If it’s a bigger one, take {name}’s turn first, because waiting is hardest for the smallest.',
    older:
      'From seven on, a closed door with a sign both children have painted can work wonders, as long as the sibling is old enough to be alone for five minutes.',
    sentences: [
      'This is our time, and your brother’s comes next.',
      'You let me have these minutes with your sister, thank you.',
      'You kept on building even with the noise out there.',
      'You were waiting on the couch with your book.',
      'You wish it were your turn already.',
      'When the timer rings, I’m all yours.',
    ],
    why: 'Special time is special because nobody has to compete in it. Waiting is far easier for a sibling whose own turn is sure to come.',
    steps:
      'Make sure a very small sibling is somewhere safe and in sight before you begin. Tell the children the order in the morning, and keep it even on busy days. Fill a waiting box together: stickers, a picture book, a puzzle, an audio story. When the waiting one interrupts, don’t scold and don’t explain, just keep describing {name}’s play. As soon as the timer rings, go over, thank the one who waited in plain words, and start the next turn.',
    ifNot:
      'Use the gaps: one child in the bath, one at practice, the walk to daycare, ten minutes before the other one wakes. Or play with all of them at once and follow the children’s ideas as well as you can. That’s good family play, and the time alone can come tomorrow.',
  },
  'several-children': {
    name: 'special time with several children',
    say: 'One at a time works better than both at once, because two children need a referee and one needs a follower. Each child gets five minutes alone with you, on alternate days if daily is too much, and a calendar on the fridge shows whose day it is. Short and certain works better than long and maybe. Meanwhile the others get a quiet box, or another grown-up.',
    younger: 'The youngest can’t wait long, so begin there, or play with one while the other naps.',
    older:
      'An older child may like the end of the day, when the little ones are asleep and it’s finally calm.',
    sentences: [
      'Today is your day on the calendar.',
      'For five minutes I’m only yours.',
      'You waited for your turn, and here I am.',
      'You picked the marbles for your time.',
      'I love playing with just you.',
      'Your sister has her game, and you have yours.',
    ],
    why: 'Each child needs to feel seen as that one child, not as part of the bunch. Five minutes are enough for that when they come reliably.',
    steps:
      'Pick a fixed anchor for each child, such as after breakfast, after nap or before the bath. Let every child choose the toy, and don’t make up for unequal turns with extra minutes. With twins, play with one while the other is with someone else, or behind a gate with a favorite thing, and switch. If a day falls through, say so and name the next time. Begin with the child you’re struggling with most at the moment, if you can only manage one.',
    ifNot:
      'Go for three turns a week per child and drop the idea of every day. If even that’s too much, fold a bit of it into what you do anyway: one named praise per child at each meal. Some protest about who is first is to be expected, and a coin toss settles it.',
  },
  'prefers-other-parent': {
    name: 'a child who prefers the other parent',
    say: 'Being pushed away for the other parent hurts, even when you know it’s no verdict on you. Don’t compete and don’t plead; answer the feeling, “You were hoping for somebody else,” and carry on kindly. Then build something of your own: the same five minutes with you each day, at a time when the favorite is out of the room. Let {name} pick the game.',
    younger:
      'At two or three, favorites change with the season. Take over one small thing that’s always yours, like the morning song.',
    older: 'From seven on, find the topic that {name} loves and become a good listener for it.',
    sentences: [
      'You wanted Mommy to do it this time.',
      'You wish Daddy were home already.',
      'It’s me tonight, and I’m glad to be with you.',
      'You let me help with that zipper.',
      'You showed me how your game goes.',
      'I like being the one who plays with you.',
      'You can miss somebody and still play.',
    ],
    why: 'A preference is about habit and safety, not about who is loved. Closeness grows from many small, pleasant moments where nothing is demanded.',
    steps:
      'Agree with the other parent that a no to you isn’t always rescued: whoever began, finishes, in a friendly way. Choose one routine that becomes yours, and start with an easy one, not with bedtime. In the play, sit close by, describe, copy, and leave out every test of love, like asking for a kiss. Take a rejection without a hurt face; you may feel it, of course, and tell a grown-up about it later. Have the favorite parent say something warm about you when {name} can hear it.',
    ifNot:
      'Go side by side first: play next to {name} with the same things, without asking to be let in, until you’re invited. Or have the favorite leave for a short while each day, with a cheerful goodbye. The protest can be loud in the first week, and it usually softens when nobody gives in or gets angry.',
  },
  'partner-disagrees': {
    name: 'a partner who sees it differently',
    say: 'You don’t have to win that argument to keep going; your five minutes work either way. If there’s something to agree on, pick one single thing that you’ll both do the same for two weeks, and talk about it when {name} is asleep. A light answer is enough for a jab: “Come watch sometime. You’d be good at it.”',
    older:
      'From seven on, {name} will have noticed, so say it openly: you two differ on this and are working it out.',
    sentences: [
      'You asked both of us, and the answer is the same.',
      'We’ll talk it over and tell you after dinner.',
      'You noticed that we do this in different ways.',
      'You took the first answer and went on playing.',
      'We disagree sometimes, and we both love you.',
      'The grown-ups will sort this one out.',
    ],
    why: 'Children can live with two styles, but not so well with a tug-of-war. One shared rule that holds gives more calm than ten that are argued about.',
    steps:
      'Start the talk with what you both want for {name}, and you’ll find more there than you think. Ask what worries your partner about your way, and listen to the end. Then propose a trial: one rule, two weeks, and look at it together afterward. If your partner steps in differently in the moment, let it go for now unless somebody isn’t safe, and bring it up later. Keep doing your own five minutes either way, because your part has its own effect.',
    ifNot:
      'Stop trying to win your partner over, and simply mention small things that went well: “The shoes went on without a fight today.” A neutral third person, such as the pediatrician or a parenting class you go to together, can say things that a spouse can’t. It may stay different between you, and that can be all right.',
    ask: 'A family or couples counselor can help if you argue about this all the time. If you or {name} are ever afraid of someone at home, please reach out: {violenceLine}.',
  },
  'other-carers-special-time': {
    name: 'others who want to do special time',
    say: 'Yes, and the more the better: another grown-up who plays this way is a gift to {name}. Let them have their own five minutes, without you in the game, so there’s one leader and one follower. Give them just one thing to begin with: say out loud what {name} is doing, and hold back the questions. The rest comes with practice.',
    sentences: [
      'Grandpa has five minutes that are only for you.',
      'You’re showing Nana how your farm works.',
      'You get to pick the game with each of us.',
      'You let your sitter play along so nicely.',
      'You have special time with me and with Daddy, too.',
      'You taught Auntie your dinosaur game step by step.',
    ],
    why: 'Being followed and enjoyed by several people makes {name}’s world a friendlier place. And if you fall sick or work late, the special minutes don’t have to stop.',
    steps:
      'Show it once, with {name} and a box of blocks, and let the other person just watch. Then hand over a note with three lines: say what you see, repeat what you hear, praise what you like. Let them do it in their own voice, and don’t correct them while they play. Afterward tell them one thing that you saw go well. Keep your own five minutes as well; theirs come on top.',
    ifNot:
      'If they keep quizzing or directing, suggest something quiet to start with, like coloring the same picture next to {name}. Copying what the child does needs hardly any words and is easy to learn. Give them a week or two to find it natural, the way you needed some time too.',
  },
  grandparents: {
    name: 'grandparents',
    say: 'Pick your battles, and bring it up in private. Sort it into two piles: safety and your two or three big rules, where you stay friendly and firm; and all the rest, which may simply be Grandma’s way. Say it in private, not in front of {name}: “I know you mean well, and this one matters to me.”',
    older:
      'From seven on, {name} can easily learn that different houses have different rules, and that yours still hold at home.',
    sentences: [
      'At Grandma’s it’s that way, and here it’s this way.',
      'You remembered our rule as soon as we got home.',
      'You had cake at Grandpa’s, and you loved it.',
      'You gave Nana such a warm hello.',
      'You wish our house had Grandma’s rules.',
      'Grandpa and I think differently, and we both love you.',
    ],
    why: 'A fight about every cookie uses up the goodwill you need for the big things. And hearing someone criticize a parent is hard on a child, whichever side is right.',
    steps:
      'Begin with thanks for something they really do well. Then name your one or two must-haves, with the reason in a single sentence, and leave it there. When advice or criticism comes, have a reply ready: “Thanks, I’ll think about it.” Give them a special job of their own with {name}, such as five minutes of play where {name} leads; being needed makes people gentler. If it happens in front of {name}, step in calmly and change the subject.',
    ifNot:
      'Shorten the visits, or meet where the trouble doesn’t come up, like a park instead of a table. If it’s your partner’s family, let your partner do the talking. Some things they’ll never see your way, and you can still keep your rules in your own home.',
  },
} as const satisfies Shelf;
