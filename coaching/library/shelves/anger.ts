import type { Shelf } from '#coaching/library/entry.ts';

export const anger = {
  'throwing-toys': {
    name: 'throwing toys or food',
    say: 'If it’s only noise, look away and get very interested in your own blocks; when {name} sets something down, light up again: “You put that car down so gently.” Something hard thrown at a person means the play is calmly over for today. Offer a soft ball at another time, so throwing has its place.',
    younger:
      'At this age, throwing is also a science project. At the table, serve a few bites at a time, with an empty bowl for whatever isn’t wanted.',
    older:
      'From seven on, throwing in anger can have an agreed spot, like a basket of rolled socks and a door to throw them at.',
    sentences: [
      'You set the truck on the rug without a sound.',
      'You’re rolling the ball along the floor to me.',
      'The train is taking a rest on the shelf now.',
      'You handed me the block, and I caught it safely.',
      'It wouldn’t fit, and that made you want to throw it.',
      'You tossed the sock right into the basket.',
      'You put the peas you don’t want in the bowl.',
    ],
    why: 'A crash that makes a grown-up jump is a great toy. When the crash gets nothing and the gentle hand gets your full delight, the gentle hand becomes the better game.',
    steps:
      'Before the five minutes, put away anything heavy, sharp or dear to you, and leave out soft blocks, dough, paper and crayons. When something small flies, turn your shoulder, keep playing on your own, and describe what your own hands are doing. Come back the moment {name} does anything else with a toy. If one toy keeps flying outside of special time, say once that it’s done for today and put it up high. Then find a daily chance to throw for real: socks, a beach ball, pebbles into water.',
    ifNot:
      'Watch whether it happens when something is too hard or has gone on too long; then easier toys and a shorter play help more than any reaction. Throwing often gets wilder for a few days when nobody jumps anymore. If it does, clear the floor down to two soft toys and keep going.',
  },
  'breaking-things': {
    name: 'breaking things on purpose',
    say: 'Seeing something ripped or smashed on purpose hurts, and it’s hard not to explode. Keep your face neutral, move what matters out of reach, and name what’s underneath: “You got so angry that you tore it.” Later, when it’s calm again, mend it together or clear it away side by side, and praise the helping. Skip buying a new one right away.',
    younger:
      'A two- or three-year-old breaks a lot of things just to see what happens. Old boxes and newspaper are wonderful for ripping to the heart’s content.',
    older:
      'From seven on, {name} can help make it right, with tape and glue, or with a small job toward the cost that you both find fair.',
    sentences: [
      'You were so angry, and then it broke.',
      'You’re holding the tape while I line up the pieces.',
      'You stopped before the tower got hurt.',
      'You put your picture up high to keep it safe.',
      'That drawing mattered to me, and I feel sad.',
      'You’re ripping the newspaper, and that’s a fine thing to rip.',
      'You picked up every single piece with me.',
    ],
    why: 'A big scene can make breaking feel powerful. Fixing things with you shows {name} that what goes wrong can be made right again.',
    steps:
      'First check for sharp pieces and move {name} away from them. Say the feeling once, and leave the talk about it for later. When everyone is calm, fetch the glue, the tape or the broom and do it together, slowly, with a kind word for each bit of help. Put precious things behind a door for now; that isn’t giving in, it saves you both a fight. If something gets smashed so hard in special time that someone could be hurt, end it for today in one quiet sentence.',
    ifNot:
      'Look for what the breaking is saying: it may come after a sibling’s praise, a long wait, or a day with little time for {name}. Try giving attention five minutes earlier than you think it’s needed. You may see one or two more broken things before it eases, so leave only sturdy things out.',
    ask: 'If a lot is being destroyed, or there’s fire or danger involved, talk to your pediatrician or a child therapist soon.',
  },
  tantrum: {
    name: 'tantrums at home',
    say: 'A full meltdown takes everything out of both of you. Check that nothing hard or sharp is close, sit down nearby, and say just one thing: “You’re so upset, and I’m right here.” Leave out the explaining, and stick with the no that started it. The instant you hear a breath or a quieter voice, come back warmly.',
    younger:
      'At two or three, a tantrum is too much feeling in a very small body. A lap, if it’s wanted, and your slow breathing do more than words.',
    older:
      'From seven on, give it room: stay within earshot, don’t crowd, and talk about it an hour later rather than a minute later.',
    sentences: [
      'This is too much right now, and I’m staying close.',
      'You wanted it so much, and the answer is no.',
      'You took a big breath, and I felt it too.',
      'Your voice is getting softer already.',
      'That was a huge feeling, and you got through it.',
      'You came over for a hug when you were ready.',
      'I’ll sit here until the storm is over.',
    ],
    why: 'In the middle of a tantrum there’s no room for reasons, but there is room for a calm body close by. And when a no stays a no, a storm has less to win next time.',
    steps:
      'Breathe out slowly before you do anything; your calm is the one thing {name} can borrow. Make the place safe, say your sentence, and then look at the floor, the window, your tea. Don’t bargain, and don’t add a punishment on top. When the crying breaks for a moment, name it kindly and offer water or a cuddle. Afterward go back to where you were, and if an instruction was still open, help {name} finish it in a friendly way.',
    ifNot:
      'Work on the hours when nothing is burning: write down when three tantrums came, and move food, sleep or the hard moment a little earlier. If your being there seems to feed it, do something dull in the same room. Tantrums may get louder for a few days before they get shorter, so look at the week and not the day.',
    ask: 'If tantrums go on very long, come many times a day, or someone gets hurt in them, talk with your pediatrician. Breath holding or passing out should be looked at, too.',
  },
  'tantrum-in-public': {
    name: 'a tantrum in public',
    say: 'Forget the people watching; they’ll be gone in five minutes, and most of them have been there. Bend down, or carry {name} to a quieter corner or outside if it isn’t safe where you are, and leave the cart. One calm sentence, then wait. What {name} keeps from it is how steady you were.',
    younger:
      'With a two-year-old, pick {name} up, hold {them} close, walk out slowly, and hum. Nothing has to be learned in that aisle.',
    older:
      'From seven on, being seen like that is embarrassing, so protect {name}’s dignity: stand in between, speak low, and say nothing about it in front of others.',
    sentences: [
      'We’re leaving the cart. I’ve got you.',
      'This is hard, and we’re going somewhere quieter.',
      'You wanted the red car, and it’s staying here.',
      'I’ve got you, and we have time.',
      'You’re walking next to me even though you’re so mad.',
      'You calmed down in a very noisy store.',
      'You put it back on the shelf yourself.',
      'You were disappointed, and you still helped me pay.',
    ],
    why: 'Giving in because people stare teaches that volume works best in public. A quiet place takes away the noise, the crowd and the stage all at once.',
    steps:
      'Before the next trip, say in two sentences what you’ll buy and what you won’t, and give {name} a job, like carrying the list. Go fed and rested, and keep it short. When it starts, leave the cart, find a wall or a bench, and crouch so that you have your back to the crowd. Say the wish and the no once each, then wait without talking. When it’s over, go back in for just one thing, so the trip ends with something that worked, and say what went well.',
    ifNot:
      'Practice on an easy day: go in for a single banana, praise every step, and be out again in four minutes. Add a little more each time. It’s also fine to shop alone for a couple of weeks while you both get your breath back.',
  },
  'hateful-words': {
    name: 'hurtful words like “I hate you”',
    say: '“I hate you” lands hard, even when you know it comes from anger. Hear it as “I’m furious” in the strongest words at hand, and answer the feeling: “You’re really angry with me, and I love you.” Then give the words no more air. When a kinder sentence comes, let {name} see how good it is to hear.',
    younger:
      'At two or three, “go away” means just this minute. Scoot back a little and stay friendly.',
    older:
      'From seven on, you can say once, later and calmly, which words hurt you, and what {name} could say instead when things get hot.',
    sentences: [
      'You can be this mad, and I still love you.',
      'You don’t want me near right now, so I’m scooting back.',
      'My answer made you furious.',
      'You said you were mad without one mean word.',
      'You came back and talked to me softly.',
      'I stay your parent on the angry days too.',
      'You told me what you didn’t like about it.',
    ],
    why: 'Words like these are a test: is there anything that makes you stop loving me? A calm answer to the feeling settles that question better than a fight about the words.',
    steps:
      'Take one breath before you answer, and remind yourself that it’s a feeling talking. Put that feeling into one sentence, and then go on with what you were doing, slowly. Don’t ask for an apology on the spot, and don’t answer with your own hurt. When you’re close again, offer a sentence for next time: “I’m so mad at you right now.” In your play, give extra warmth to polite, friendly and honest words.',
    ifNot:
      'If the words keep coming, stop answering them altogether for a week, no look and no sigh, and be quick and warm with every other kind of talk. They may get nastier for a few days to see whether they still work. Have a sentence ready for yourself, like “This is a tired child,” so that you can stay soft.',
    ask: 'If {name} seems full of anger on many days, or talks about hurting someone for real, ask your pediatrician for help.',
  },
  swearing: {
    name: 'swearing',
    say: 'Keep your face blank, look away for a moment, and come back when other words come. Offer a stand-in like “Oh, pickles!” and enjoy it out loud when {name} uses it. In special time, just let the word go by and keep playing.',
    younger:
      'A three-year-old is only repeating a sound that made people jump. Say nothing about it, and the sound loses its shine.',
    older:
      'From seven on, talk once about which words belong where and how they land on people, and then keep it boring.',
    sentences: [
      'Rats and radishes, the tower came down.',
      'You said shoot when you bumped your knee.',
      'You’re so mad that you wanted a strong word.',
      'You made up a funny word to be mad with.',
      'You told me about it in words Grandma would like.',
      'In our family we say fiddlesticks.',
    ],
    why: 'Bad words live on the reaction they get. When they get none, and a funny substitute gets a smile, the old ones tend to get boring.',
    steps:
      'Agree with the other grown-ups that nobody laughs, scolds or repeats the word. At a quiet time, invent two or three family words for being mad, the sillier the better. Use them yourself when you stub your toe; you’re the best model there is. Then let the old word pass without a blink, and react with delight to the new one. If you swear yourself now and then, say so, and work on it together.',
    ifNot:
      'Try a plain, calm rule said once a day at most: “That word stays out of our house.” After that, no discussion. Expect a burst of testing, mostly in front of visitors, and let the visitors know beforehand not to laugh.',
  },
  screaming: {
    name: 'screaming and being loud',
    say: 'When the screaming starts, turn away and drop your own voice almost to a whisper. When the volume goes down even a notch, turn back: “I can hear you so well in that voice.” Plan loud time too, outdoors or into a pillow, so all that sound has somewhere to go. Your ears get a rest, too.',
    younger:
      'Two-year-olds also shriek just because it’s wonderful. Whisper something interesting about the toy, and see who leans in.',
    older:
      'From seven on, agree on a hand signal for “too loud,” so nobody has to shout about shouting.',
    sentences: [
      'That voice is so easy to listen to.',
      'You whispered that, and I got every word.',
      'You’re so excited that it wants to burst out of you.',
      'Your lion is roaring very, very softly.',
      'You went outside for your big loud yell.',
      'You turned your voice down while the baby sleeps.',
      'That scream was full of mad.',
    ],
    why: 'Shouting back makes loud the normal volume at home. Your attention is the reward, so let the quieter voice be the one that earns it.',
    steps:
      'Choose one part of the day to begin with, such as dinner or your five minutes of play. Each time {name} speaks at a normal volume there, answer quickly and with interest. Let a scream pass without a look unless somebody is hurt. Play with volume for fun: a mouse voice, a robot voice, a giant’s voice, so {name} finds out there’s a dial. And switch off the TV and the radio, because everyone talks over them.',
    ifNot:
      'Try going ahead of it: many screams come right after somebody didn’t answer twice. Turn to the first quiet “Mom” or “Dad” for a few days and see what changes. Ignored screaming can swell before it shrinks, so warn the neighbors and hold on.',
    ask: 'If {name} is always very loud, turns up the sound or doesn’t react to quiet speech, have {their} hearing checked.',
  },
  whining: {
    name: 'whining',
    say: 'Tell {name} once, at a relaxed moment, that your ears open up for the regular voice; from then on, hear nothing in the whine and everything in the normal voice. Answer fast and warmly when it comes, even if the answer is no. Five minutes of play beforehand can take some of the need away.',
    younger:
      'With a two-year-old, say the sentence the way you’d like to hear it, “Juice, please,” and take any try in a softer tone.',
    older: 'From seven on, give it a time: “We’ll talk about it after dinner,” and then really do.',
    sentences: [
      'My ears love that regular voice.',
      'You asked me so clearly, and I heard it right away.',
      'You’re tired, and everything feels hard.',
      'You waited a whole minute and then told me.',
      'You heard my no and found something else to do.',
      'You wish we could have it today.',
      'That was your strong voice, and I’m listening.',
    ],
    why: 'Whining grows when it works now and then, even one time in ten. If only the regular voice works, and works quickly, there’s little left to whine for.',
    steps:
      'Act it out once for fun, with a whiny voice and a regular voice, and let {name} be the judge. When the whine comes, stay busy with something and keep your face neutral. The second the tone changes, turn around and answer. If the answer is no, give it once, with the wish in it: “You’d love a cookie, and dinner comes first.” Then let the complaining run without you until it runs dry.',
    ifNot:
      'Check the tank first: hunger, tiredness or a day without much of you make every voice whiny, and then a cuddle is the better answer. If it’s a habit by now, the first days without a reaction will sound worse. Pick a week when you have some patience to spare, and put on music for yourself.',
  },
} as const satisfies Shelf;
