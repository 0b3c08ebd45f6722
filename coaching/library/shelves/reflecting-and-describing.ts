import type { Shelf } from '#coaching/library/entry.ts';

export const reflectingAndDescribing = {
  'what-is-reflection': {
    name: 'what reflecting is',
    say: 'Reflecting is a simple idea: {name} says something, and you say it back. “The cow is hungry,” you hear, and you answer, “The cow is hungry.” You can add a word or fix the grammar in passing. Just let your voice go down at the end, because if it goes up, it turns into a question.',
    younger:
      'With a two-year-old, one or two words are enough: after “ball,” you say “a big ball.”',
    older:
      'From seven on, give back the gist instead of every word: after a long story, “So the robot saved all of them.”',
    sentences: [
      'After “Rain on house”: “It’s raining on the house.”',
      'After “I don’t like this hat”: “You don’t like that hat.”',
      'After “Him felled down”: “He fell down.”',
      'After “This is the dragon’s bed”: “That’s where the dragon sleeps.”',
      'After “Gimme the glue”: “You want the glue.”',
      'After “I’m so mad at this puzzle”: “You’re really mad at that puzzle.”',
    ],
    why: 'Hearing the words come back tells {name} that you’re listening and that {their} ideas matter. That invites more talking.',
    steps:
      'Wait until {name} has said something, and let your very next sentence be the echo, before any idea of your own. Pick the piece that matters and leave out the rest if it was long. Swap “I” for “you,” and set wrong grammar right without pointing at it. If you catch your voice rising, let the next one fall. Engine noises and animal sounds you can simply copy; that’s imitating.',
    ifNot:
      'If you keep missing the moment, slow down: leave a breath of quiet after {name} speaks, and use it to say the words back. If there’s hardly any talking to reflect, describe the play instead and let words come in their own time. It’s normal that questions sneak in for the first week or two.',
  },
  'reflection-examples': {
    name: 'examples of reflecting',
    say: 'Here’s how reflecting sounds: {name} says “My boat is sinking,” and you say, “Your boat is sinking.” Or you hear “More snow,” and you answer, “You want more snow on the roof.” The echo stays close to the words and ends with a falling voice. Try for three in the next play; one that comes out naturally is a win.',
    younger:
      'For a two- or three-year-old, give back a word or two more than you got: after “car go,” “the car is going.”',
    older: 'From seven on, shorten and sum up, and keep the tone of a friend who’s listening.',
    sentences: [
      'After “The tiger is sleepy”: “The tiger is very sleepy.”',
      'After “I’m making a pizza”: “You’re making a pizza.”',
      'After “Truck stuck”: “The truck is stuck in the mud.”',
      'After “I goed up the ladder”: “You went up the ladder.”',
      'After “This one is the mommy”: “That one’s the mommy.”',
      'After “I want the sparkly one”: “You want the sparkly one.”',
      'After “It keeps falling over”: “It keeps on tipping over.”',
      'After “I’m scared of that mask”: “You’re scared of the mask.”',
      'After “I did it all alone”: “You did it all by yourself.”',
      'After “Now comes the big storm”: “Here comes a huge storm.”',
      'After “Baby hungry, wants banana”: “The hungry baby wants a banana.”',
      'After “I don’t want to be the doctor”: “You’d rather not be the doctor.”',
    ],
    why: 'With a few patterns in your ear, it’s easier to catch the moment, which goes by fast.',
    steps:
      'Practice once at dinner, where nothing is being counted: pick one sentence you hear and give it back. In the play, let everything else wait until the echo is out; a praise or a description can come right after. Begin with “You,” “It’s,” or “So,” which pull your voice downward, rather than “Oh, is it.” Later, add a little: the size, the color, or the feeling that {name} mentioned.',
    ifNot:
      'If the pairs feel wooden, reflect only what has some excitement or feeling in it and let the routine remarks pass. Or give back just the key word with real interest: “A volcano.” That counts too, as long as it doesn’t sound like a question.',
  },
  'reflecting-feels-odd': {
    name: 'feeling like a parrot when you reflect',
    say: 'Feeling like a parrot comes with learning this, and “stop repeating me” stings a little. If {name} says it, answer “Okay,” and describe or just watch for a minute. Then come back with reflections that do more than copy: shorten it, add a detail, or say it in fresh words. And you needn’t reflect every line; one out of two or three sounds natural.',
    older:
      'From seven on, sum up instead of echoing, the way you would with a friend on the phone.',
    sentences: [
      'Okay, I’ll just listen for a while.',
      'I like how you told me what you want.',
      'After “The knight is going home now”: “He’s heading home to his castle.”',
      'After “This is a really fast rocket”: “A super speedy rocket.”',
      'After “I need more tape for the wing”: “More tape, so the wing holds.”',
      'After “And then the shark ate everything”: “So the shark swallowed it all.”',
      'After “I’m not done yet”: “You’re still working on it.”',
    ],
    why: 'A plain echo can feel like teasing to a child who talks well. An echo with something new in it feels like being understood.',
    steps:
      'Listen for the part with the most meaning, often the last few words, and reflect only that. Change something small: a stronger word, a missing detail. Keep your eyes on the game and your tone relaxed, as in a chat. Mix in descriptions and praise, so that repeating isn’t all you do. When the complaint comes anyway, thank {name} for saying it and ease off for the rest of that play.',
    ifNot:
      'Explain it once, outside of play: “I say it back so I know I got it right.” Then go for fewer and better ones for a week, and lean on descriptions in the meantime. The oddness usually wears off for both of you as it becomes the way you talk in special time.',
  },
  'what-is-description': {
    name: 'what describing is',
    say: 'Describing means you say out loud what {name} is doing right now, as if you were telling it to someone on the phone: “You’re putting the roof on.” It starts with “you,” it has an action in it, and it passes no judgment. No opinions and no ideas of your own, just what the hands are doing.',
    younger:
      'With a two- or three-year-old, keep it tiny: “You’re pushing it. You’re filling it up.”',
    sentences: [
      'You’re wrapping the doll in a towel.',
      'You just clicked two rails together.',
      'You’re mixing the yellow with the white.',
      'You’re driving the tractor under the table.',
      'You turned the box upside down.',
      'You’re peeling the sticker off the sheet.',
    ],
    why: 'It tells {name} that you’re really watching, and that makes it easier to stay with the game. It also hands over the words for things, with no quiz attached.',
    steps:
      'Watch the hands first, then start with “you” and find the action word. Stay with this very moment, not what happened yesterday or what might come next. “You have three cars” is true, but nothing happens in it; “You’re parking three cars” is a description. Talk about {name} rather than the toy, so “You’re pushing the train uphill” instead of “The train is going uphill.” Then pause, and let the next move come.',
    ifNot:
      'If nothing comes to mind, use the same frame over and over: “You’re,” then the action, then the toy. Pick slow play such as dough or drawing, where there’s time to find the words. The first plays can feel like narrating a movie, and then it gets quieter and more natural.',
  },
  'description-examples': {
    name: 'examples of describing',
    say: 'Here are some descriptions to borrow: “You’re opening the tiny door,” “You’re scooping sand into the truck,” “You’re hopping from square to square.” They say what {name} is doing at this very moment, with no opinion and no suggestion in them. Start the next play with three of them before you say anything else, to find the rhythm.',
    younger:
      'For the youngest, two or three words will do: “You’re pouring. You’re stirring it. You’re splashing.”',
    older:
      'From seven on, describe the plan more than each move: “You’re sorting them by size before you build.”',
    sentences: [
      'You’re stacking the cups by the window.',
      'You’re feeding the giraffe a leaf.',
      'You just snapped the wheels on.',
      'You’re drawing a long line down the page.',
      'You’re rolling the clay into a snake.',
      'You hid the key under the pillow.',
      'You’re flying the plane over my head.',
      'You’re sorting the buttons into little piles.',
      'You’re pretending to cook noodles.',
      'You’re buckling the teddy into the wagon.',
      'You moved your horse next to mine.',
      'You’re whispering something to the puppet.',
    ],
    why: 'With a stock of simple sentences your eyes are free for {name}, and your words can follow the play instead of steering it.',
    steps:
      'Sit where you can see the hands. Say one sentence, wait for the next move, and say the next; leave yourself a breath or two in between. Use a different action word each time: push, twist, fold, hide, carry, pour. When one of them fills you with real pleasure, add the warmth, and it becomes a labeled praise: “You’re carrying it so carefully.”',
    ifNot:
      'If the play is too fast, describe the whole stretch instead of each move: “You’re racing all over the room with that car.” If it’s very still, describe that: “You’re looking at every single card.” Both count, and both keep you close without pushing.',
  },
  'describing-feels-odd': {
    name: 'feeling like a sports reporter when you describe',
    say: 'Yes, it’s supposed to feel odd at first, like calling a ball game, and {name} may well stare or tell you to stop. If so, say “Okay, I’ll watch,” and do that, with a friendly face, for half a minute. Then come back softer and slower: one short description, a pause, the next one when something new happens.',
    older:
      'From seven on, fewer and fuller ones work better; describe the idea rather than each hand movement.',
    sentences: [
      'Okay, I’ll watch quietly for a bit.',
      'Thank you for telling me so kindly.',
      'You’re studying the instructions.',
      'You’re trying the long piece first.',
      'You’re lining everything up before you start.',
      'I’m having a good time sitting here with you.',
      'You made it balance on one corner.',
    ],
    why: 'Short, calm descriptions feel like company, while a stream of words can feel like being watched. The pauses make the difference.',
    steps:
      'Bring your voice down to the volume of the play. Describe only changes, such as a new toy, a new idea, a finished piece, and let the repeats go by. Put reflections and a praise in between, so it sounds more like a talk than a broadcast. If {name} asks why you talk like that, a plain answer will do: “I like seeing what you come up with.”',
    ifNot:
      'For a few plays, join in with your own pieces and describe the two of you: “We’re both digging.” Copying the play also says “I see you” without a word. The protest often fades once it’s clear that no question or correction follows.',
  },
} as const satisfies Shelf;
