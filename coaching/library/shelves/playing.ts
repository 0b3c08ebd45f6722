import type { Shelf } from '#coaching/library/entry.ts';

export const playing = {
  'wont-play-with-me': {
    name: 'being sent away from the play',
    say: 'It stings to sit down ready to play and hear “Go away.” Keep the pressure off: settle a few feet away, pick up a toy of your own, and now and then say one warm thing about what {name} is doing. No asking to join, no coaxing. Being near without wanting anything is already special time.',
    older:
      'From seven on, ask at some other time what would be fun to do with you, and take the answer seriously, even if it’s shooting hoops.',
    sentences: [
      'I’ll sit over here with my own blocks.',
      'You’re driving the truck all the way around me.',
      'You want to play by yourself right now.',
      'I like being near you while you play.',
      'You told me that with calm words.',
      'Your tower has a red top, so mine gets one too.',
      'You’re parking the cars in one long row.',
      'Thank you for making room for me on the rug.',
      'You rolled the ball my way, and that was kind.',
    ],
    why: 'A child who can say no to you without losing you feels safer, and feeling safe brings children closer. With nothing to push back against, there is room to get curious about you.',
    steps:
      'Keep the same spot and time each day and say it once: these five minutes are for you, and I’ll be right here. Bring two or three toys {name} loves and start playing with the one closest to you. Copy what you see in a small way, offer a short description every half minute or so, and leave quiet in between. If a toy gets pushed toward you, take it with a plain thank-you and carry on. When time is up, say you enjoyed sitting there, even if no word came back.',
    ifNot:
      'Change the setting instead of trying harder: crayons beside a snack, a walk, or cups in the sink, where nobody has to face anybody. Expect a week or two of testing whether you really stay friendly. A warm ending each day counts for more than whether the two of you actually played.',
    ask: 'If {name} pulls away from nearly everyone, or this came on suddenly, mention it to your pediatrician.',
  },
  'plays-alone': {
    name: 'a child who would rather play alone',
    say: 'You don’t have to get invited; side by side is playing together, too. Move to the side where {name} can see you, set out the same kind of toy, and copy in your own space. Every so often, say in one short sentence what those hands are doing.',
    younger: 'At two or three, playing next to someone is simply how playing together looks.',
    sentences: [
      'You’re lining up the animals from big to little.',
      'I’m making a row of animals like yours.',
      'You found the piece you were looking for.',
      'You’re working so quietly on that track.',
      'I like how carefully you turn each wheel.',
      'You put the horse right beside the fence.',
      'Now my car goes slowly, just like your car.',
      'You kept trying until the little door clicked shut.',
      'It’s nice to sit here and watch your farm grow.',
    ],
    why: 'Copying tells a child “your idea is good” without asking for anything in return. That makes it easier to look over, and then to let you in.',
    steps:
      'Sit at an angle, about an arm’s length away, so your face is easy to find but not in the way. Do what {name} does with your own pieces for a minute before you say a word. Then describe one thing, softly, and go quiet again. When you get a glance, a sound or a toy held up, answer it with a smile and a few words, and go back to your own play. Little by little, let your car or your animal come a bit closer.',
    ifNot:
      'Try play that needs two bodies and hardly any talk, like rolling a ball, a swing, or blowing bubbles and waiting for the look that means more. Go slowly, and take one shared smile as a good day. If even sitting close is too much, start across the room and come in a foot at a time over the week.',
    ask: 'If {name} rarely looks over, rarely answers to {their} name or shows you things, tell your pediatrician what you see. It’s worth a calm conversation, whatever comes of it.',
  },
  'never-plays-alone': {
    name: 'being the playmate all day long',
    say: 'You’re allowed to stop being the playmate. Give the five minutes fully and at a set time, then say what comes next: “Now I’m cooking, and you can keep building.” After two or three minutes, go over and praise the playing alone before {name} comes to get you. Stretch the gap by a minute every few days.',
    younger: 'At two or three, a minute or two alone with you in plain sight is a fine start.',
    older:
      'From seven on, a list of solo ideas that {name} wrote or drew, hung on the fridge, gives boring moments somewhere to go.',
    sentences: [
      'You played with your dolls all by yourself while I cooked.',
      'Special time is after lunch, and I’m looking forward to it.',
      'You thought up that puppet show on your own.',
      'I saw you fix the track without any help.',
      'You’re feeding your bear while I fold the laundry.',
      'You waited until I was finished, and that’s hard to do.',
      'You kept your game going the whole time I was busy.',
      'I’m washing dishes, and you’re building right there.',
      'You found your own next idea for the blocks.',
    ],
    why: 'When attention comes only after asking and asking, asking grows. When it comes while a child is busy alone, playing alone grows.',
    steps:
      'Put special time at the same point every day, so there is something sure to wait for. When it ends, help the game roll on: leave the toys out and give the last scene a next step, like “the cows still need their supper.” Then do your own thing nearby and drop in with one warm sentence before you’re called. If you’re called anyway, answer kindly and briefly, “I’m cooking now, and I love hearing you play.” Go from two minutes to three, to five, and let a bad day be a bad day.',
    ifNot:
      'Bring the play to where you are: a low drawer of plastic bowls in the kitchen, or a small basket that only comes out while you work. The asking will probably get louder for a few days before it eases. Hold on to the same short answer, and be generous the moment {name} gets busy.',
  },
  'short-attention': {
    name: 'jumping from toy to toy',
    say: 'Put out only three toys, keep the rest out of sight, and follow wherever {name} goes, without steering back to the last thing. Describe what those hands are doing right now. A calm voice putting it into words often helps a child linger a little.',
    younger:
      'At two or three, a minute or two with one toy is plenty, and wandering is part of playing.',
    sentences: [
      'You’re back at the garage, and up goes the elevator.',
      'You stayed with that puzzle until the last piece was in.',
      'Now you’re opening the box with the animals.',
      'You’re turning the wheel and listening to it click.',
      'You looked for a second way to make it fit.',
      'I like how you took your time with that block.',
      'You went from the train to the marker, and I’m coming along.',
      'You’re pressing the dough flat with both thumbs.',
      'You finished the whole bridge before you got up.',
    ],
    why: 'Hearing what you’re doing while you do it works like a hand on the shoulder: it holds the mind there a moment longer. Being called back does the opposite, because it breaks the thread.',
    steps:
      'Turn off whatever is running in the background and clear the floor around you. Choose open-ended things, like blocks, dough or animals, that don’t have an end after ten seconds. Describe in short sentences, several in a row, while {name} is busy, and go quiet when the next toy is being chosen. When something is done a bit longer than usual, praise exactly that: the staying, the trying again. Over the weeks, watch for the longest stretch instead of the number of toys.',
    ifNot:
      'Let the body move first: five minutes of jumping or a run to the corner, then sit down together with one single toy. Or play standing up, at a table or on the windowsill. Aim for a few seconds more each week, and count those.',
    ask: 'If staying with anything is a struggle at home and with other adults too, for months, talk it over with the teacher and your pediatrician.',
  },
  'same-game-again': {
    name: 'the same game over and over',
    say: 'It’s normal, and it’s good for {name}. For these five minutes, go along anyway and hunt for the tiny thing that’s different today: a new passenger, a louder bump, a pause. Say that difference out loud. Repeating is how {name} gets really sure of something, and your interest gives it room to grow.',
    older:
      'From seven on it may be one endless topic instead. Repeat back the fact that was new to you, and let {name} be the expert.',
    sentences: [
      'You made the crash a little slower this time.',
      'You’re driving the train into the tunnel again.',
      'Today you gave the dinosaur a seat up front.',
      'You remembered every single part of this story.',
      'You know exactly which dinosaur comes next.',
      'Here comes the part you love.',
      'You gave the ambulance a brand-new job.',
      'I like how you tell the ending in your own words.',
      'You set up all the tracks just like yesterday.',
    ],
    why: 'Knowing what comes next is restful, and a child who feels in charge of a story can start to change it. Your noticing the small changes makes more of them worth trying.',
    steps:
      'Take your usual part without a sigh and let the first round run exactly as always. In the second round, keep your eyes open for one thing that wasn’t there yesterday and describe it. In your own corner, let your figure do something slightly new, once, without pushing it into the story. If {name} picks it up, follow. If not, drop it and enjoy being the person who knows this game by heart.',
    ifNot:
      'Put one related thing within reach and say nothing about it: a few animals beside the train, a scarf beside the dolls. It may sit there untouched for days. And you’re free to choose another game outside of special time, so the boredom has an end.',
    ask: 'If {name} becomes very distressed whenever anything in the game changes, and that happens all through the day, tell your pediatrician what you see.',
  },
  'child-directs-me': {
    name: 'being told what to do in the game',
    say: '“You’re the baby, now cry, no, not like that.” Being ordered around is tiring, and in these five minutes it’s also a good sign, because {name} is leading. Play along with anything safe and kind, repeat the instruction as you carry it out, and praise the clear or polite ones. Rude orders get a quiet pause until a friendlier one comes.',
    sentences: [
      'I’m the baby, and I’m crying now, just like you said.',
      'You want the cat in the blue chair.',
      'You told me so clearly where the horse goes.',
      'You’re the boss of this restaurant.',
      'I like how nicely you asked for the spoon.',
      'My puppet is saying it your way now.',
      'You planned the whole parade, even the music.',
      'First the bus, then the bridge, just as you wanted.',
      'You let me pick a color, and that was generous.',
    ],
    why: 'Children are told what to do most of the day. Five minutes of being the one who decides can make it easier to go along with you in the other hours.',
    steps:
      'Hear the order, say it back, do it: “The cat goes in the blue chair.” That’s a reflection and it keeps you in the game. If you’re corrected, take it lightly, try again once, and praise how clearly it was explained. If an order would hurt, break or embarrass somebody, say calmly what your character will do instead and do that. Outside of special time the usual rules are back, and you can say so.',
    ifNot:
      'If nothing you do is right, go back to your own small corner, copy from there, and let {name} direct the figures instead of you. Look straight at the toys during snappy orders and come alive at the next decent one. It may get snappier for a day or two first.',
  },
  'you-do-it': {
    name: '“you do it for me”',
    say: 'Make a quick, wobbly start on a page of your own, so simple that it invites joining in, and then wait with interest. If {name} asks again, do one small piece and hand it back. Then praise any mark, any try.',
    older:
      'From seven on, it’s often about not being good enough. Let your own mistakes show, and leave them in.',
    sentences: [
      'I’m drawing a circle on my page.',
      'You added two ears all on your own.',
      'My dog looks wobbly, and I like that.',
      'You want it to look just right.',
      'You gave it a try, and now there’s a roof.',
      'I’ll hold the bottom while you push the brick in.',
      'You picked orange and drew the very first line.',
      'You made your own kind of horse.',
      'I put on one wheel, and the next one is yours.',
    ],
    why: 'A perfect drawing from you makes the gap look bigger. A small start with something left open makes the next step look possible.',
    steps:
      'Begin with things that can’t be done wrong: dots, rain, roads, dough worms. When you’re asked, say the wish back first, “you’d love a cat on there,” and give it a breath. Then do the least that helps, an outline, one brick, the first fold, and let your hand rest. Notice whatever {name} adds, however tiny, and say exactly what it was. Over a few days, make your part smaller.',
    ifNot:
      'Put the crayons away for a week and choose play with nothing to finish, such as water, sand, cars or a hiding game for small animals. If tears come, say how much {name} wants it to be right, and stay close without fixing. Now and then it’s also fine to simply draw the cat; sometimes the wish behind it is to be looked after.',
    ask: 'If holding a crayon, using scissors or fitting bricks seems truly hard for {name}’s hands, mention it to your pediatrician or the teacher.',
  },
  'child-asks-a-lot': {
    name: 'endless questions from your child',
    say: 'Give one short, honest answer, or say the question back as a statement: “You’re wondering where the worm sleeps.” Then wait, because {name} may well have an idea already. You don’t have to know everything, and you don’t have to ask anything back.',
    younger:
      'At two or three, “why” often just means “keep talking to me.” One small sentence about the toy is answer enough.',
    older:
      'From seven on, keep a notepad for the big ones and look them up together after the play.',
    sentences: [
      'You’re wondering why the boat floats.',
      'You noticed the wheel squeaks when it turns.',
      'The worm lives down in the dark soil.',
      'I like how hard you think about how things work.',
      'I don’t know that yet, and it’s a good puzzle.',
      'You want to know what the dinosaur ate.',
      'You figured out your own answer about the magnet.',
      'I like how curious you are about that bug.',
      'You’ve got an idea about where the marble went.',
    ],
    why: 'A question is often a wish for contact as much as for facts. When it comes back as “you’re wondering,” a child feels heard and starts thinking out loud.',
    steps:
      'Answer the first “why” plainly, in one sentence. With the second, reflect it and look at the toy with real interest. With the third, say what is happening in the game, and let the answer wait. Praise thinking, not asking: “You worked that out from the shape.” If the same question keeps coming with a worried face, answer the worry: “You want to be sure I’m staying.”',
    ifNot:
      'Give the questions a home of their own, ten minutes in the car or a page on the fridge, and say during the play, “That’s one for our list.” In the five minutes, talk a bit more yourself, in descriptions, so the air isn’t empty. The why’s may come faster at first, until the new pattern is familiar.',
  },
  'imaginary-friend': {
    name: 'an imaginary friend',
    say: 'That’s normal, and it’s nothing to talk {name} out of. It’s a sign of a lively imagination, and you can welcome this friend like any character in the play. Let {name} decide what the friend says and wants, and skip the quizzing and correcting. Real rules still hold: whoever spilled the milk, {name} helps wipe it up.',
    older:
      'From seven on, friends like this often go private. Wait to be told, and keep it between you.',
    sentences: [
      'You saved a spot for your friend on the rug.',
      'Your friend wants the green cup today.',
      'You’re pouring tea for both of you.',
      'You thought about what your friend would like.',
      'You’re driving your invisible friend around in the truck.',
      'You’re whispering a secret to someone special.',
      'You shared your blocks with your friend so fairly.',
      'The milk spilled, and we’re wiping it up together.',
      'I scooted over so there’s room for everyone.',
    ],
    why: 'An invented friend is somebody to practice with: comforting, arguing, being brave. Joining gently lets you hear what is on your child’s mind.',
    steps:
      'Use the friend’s name when {name} does, and drop it when {name} does. Repeat what you’re told about the friend, and add no lines of your own. Listen for feelings that may be easier to say through somebody else: “Your friend doesn’t like the loud music.” When the friend gets the blame, skip the argument about who did it and go to what happens now. Five minutes of welcome a day are plenty; you don’t need to set the table for four all week.',
    ifNot:
      'If the friend takes over mealtimes and car rides, give visiting hours: the friend is invited to special time and otherwise waits on the shelf. Offer more time with you and with a real playmate. These friends tend to fade without anyone sending them away.',
    ask: 'If the friend frightens {name}, or tells {them} to hurt somebody or do dangerous things, call your pediatrician soon.',
  },
  'silly-talk': {
    name: 'silly talk and potty words',
    say: 'Poop jokes and gibberish from start to finish can turn five minutes into forever. Silly noises and made-up words are play, so copy them and laugh along. With potty words you don’t want, keep your face plain and your eyes on the toys, and come alive again at {name}’s very next word about the game.',
    older:
      'From seven on, answer with better humor: riddles, puns and absurd rhymes get the same laugh.',
    sentences: [
      'Blibber blobber, says my duck too.',
      'You made up a funny new word for the train.',
      'Beep boop, you’re walking like a robot.',
      'You’re making the cow talk in a squeaky voice.',
      'That rhyme was all your own idea.',
      'You’re putting the bear back in the boat.',
      'You told me about the rocket in your regular voice.',
      'I love laughing with you about that noise.',
      'You’re wiggling the snake and hissing along.',
    ],
    why: 'A potty word gets its fun from your face. If nothing happens there, and plenty happens a second later for a funny duck noise, the duck wins.',
    steps:
      'Decide beforehand which words are fine with you and which aren’t, so you don’t have to think in the moment. For the fine ones, be a good sport: repeat the nonsense, add a beat, laugh. For the others, look at the toys, breathe, and describe what your own hands are doing. The instant something else is said, turn back with warmth and repeat it. Keep this up even when you nearly laugh; looking into the toy box helps.',
    ifNot:
      'Give those words a place, like the bathroom, and say it once at a quiet time, not in the middle of play. Then bring in a stronger kind of silly yourself: a sneezing puppet, a sock that speaks backward. Count on a louder round or two before the old joke gets boring.',
  },
  'special-time-gone-wrong': {
    name: 'a special time that went badly',
    say: 'That sounds like a rough one, and I’m glad you’re telling me instead of giving up. One bad play doesn’t undo the good ones. When everyone is calm, say one honest sentence about your part, without a “but,” and one warm thing you still noticed. Tomorrow, pick an easier time and an easy toy, and look for just one moment to like.',
    younger:
      'With a two- or three-year-old, the repair is mostly your lap, a soft voice and four or five words.',
    older:
      'From seven on, {name} may have a view on what went wrong. Listen, repeat it, and don’t defend yourself.',
    sentences: [
      'I got loud when the tower fell, and I’m sorry.',
      'That was hard for both of us.',
      'You were really upset about the train.',
      'I love you on the bumpy days too.',
      'You came back to sit with me, and that was brave.',
      'Tomorrow we get a fresh start with the blocks.',
      'You took a big breath and picked up the crayon again.',
      'I’m calm now, and I’m listening to you.',
      'You used words to tell me what made you mad.',
      'We’re okay, you and I.',
    ],
    why: 'Play doesn’t have to go well every time for a child to feel loved; what helps is seeing that things get mended. Each repair makes the next storm a bit less frightening.',
    steps:
      'Take care of yourself first: water, a window, three slow breaths. Then go over, get low, and say your sentence, what you did and that you’re sorry, and leave it there. A hug if it’s wanted, otherwise just sit close. Later, with a cool head, find the point where it turned, and change only that: the hour, the toy, the sibling in the room, or how long you’d been awake. Next time, stop at the first sign, with “we’re taking a break,” while it’s still friendly.',
    ifNot:
      'If it keeps going wrong, make it so small it can’t: one minute, on the couch, copying each other’s faces or sharing a blanket. Or let another adult do a few rounds while you only watch and smile. Some wariness in {name} for a day or two is no verdict; it usually melts with plain, friendly minutes.',
    ask: 'If you’re afraid you might hurt {name}, or it has happened, step away once everyone is safe and get help now: {childLine}. If plays keep ending in fights, a PCIT therapist can coach you.',
  },
} as const satisfies Shelf;
