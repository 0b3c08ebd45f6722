import type { Shelf } from '#coaching/library/entry.ts';

export const placesAndAges = {
  'play-outdoors': {
    name: 'playing outside',
    say: 'Outside counts just as much as the rug at home. Pick a spot away from traffic and water, say that your five minutes are starting, and go at {name}’s speed, which may mean ten feet and one interesting bug. Say what you see: the climbing, the digging, the jumping over cracks. Your safety rules hold as always; everything else is up to {name}.',
    older:
      'From seven on, it might be playing catch, a bike loop or a hunt for good rocks, with you as the sidekick.',
    sentences: [
      'You’re balancing along the log with your arms out.',
      'You spotted a beetle under that leaf.',
      'You held on tight the whole way up the ladder.',
      'You’re filling the bucket with pinecones.',
      'You jumped right over the puddle.',
      'I’m hopping along the cracks behind you.',
      'You waited for your turn at the slide so patiently.',
      'You found a stick as long as your arm.',
      'You stopped right at the curb, and that kept you safe.',
    ],
    why: 'Outdoors there’s less to break and more to discover, so you don’t have to say no as often. Talking comes more easily, too, when bodies are moving.',
    steps:
      'Agree on the edges first, in one sentence, like “we stay between the fence and the big tree.” Then walk half a step behind, so {name} really does set the course. Keep the phone on you and stay close, because wind and distance swallow words. Collect what gets handed to you, copy a jump or a silly walk, and praise the careful and the brave moments by name. A minute before the end, say so, and go home with one small treasure.',
    ifNot:
      'If it turns into running off or climbing where it isn’t safe, shrink the space: a small fenced patch, the balcony, the front steps, a bucket of water you sit right beside. A playground full of people may simply be too exciting, so try an empty hour. If {name} really bolts, get {them} back to safety first; then special time is over for today, calmly.',
  },
  'play-in-car-or-waiting': {
    name: 'playing in the car or while waiting',
    say: 'Stuck in a seat or a waiting room, you still have your voices, and that’s enough. If you’re driving, your eyes stay on the road and you simply talk: repeat what {name} says and put into words what {name} spots out the window. On a bench or a train, a pen, a napkin and a few finger people are all you need.',
    older:
      'From seven on, let {name} invent a story or a made-up country, and be the audience that repeats the best bits.',
    sentences: [
      'You spotted a yellow truck on my side.',
      'You’re drawing a face on your finger.',
      'You made up a song about the red light.',
      'You’ve been sitting so patiently in this waiting room.',
      'You’re riding your finger people along the armrest.',
      'You see cows, a whole hill full of cows.',
      'I’m humming your tune along with you.',
      'You kept your voice soft, and that’s considerate.',
      'You turned the ticket into a tiny boat.',
    ],
    why: 'Waiting is hard partly because a child has no say in it. A few minutes of being listened to give back something to be in charge of.',
    steps:
      'Keep a small bag packed with a notepad, two crayons, a scarf and one little figure. Say when it starts, “these next five minutes are yours,” and let {name} choose something from the bag or out the window. Repeat what you hear, and describe what you can see without turning around if you’re at the wheel. Praise the sitting, the quiet voice, the waiting, as it happens. With strangers close by, you may want to play without recording.',
    ifNot:
      'If the seat itself is the trouble, go for rhythm: humming together, tapping a pattern on the knees, a whisper contest that {name} makes the rules for. In a waiting room, walk the hallway and let the feet lead. When screaming starts while you drive, pull over somewhere safe, take a breath, and drive on once it’s calm enough.',
  },
  'play-in-bath': {
    name: 'playing in the bath',
    say: 'Bath time works well for play, as long as you stay within arm’s reach from start to finish. Cups, a strainer, a washcloth and a plastic boat are plenty. Describe the pouring and splashing, copy it with a cup of your own, and save the hair washing for before or after, so these five minutes belong to {name}.',
    older:
      'From seven on, if {name} wants the bathroom to be private, that wish comes first. Move special time to another place.',
    sentences: [
      'You’re filling the cup right up to the top.',
      'You’re making the duck dive under the bubbles.',
      'You poured it so slowly that nothing spilled over.',
      'You gave the boat a beard of foam.',
      'You kept the splashing inside the tub.',
      'I’m squeezing my washcloth like you squeezed yours.',
      'You’re letting the water run out through the little holes.',
      'You’re washing the whale’s back so gently.',
      'You’re sitting on your bottom, and that’s nice and safe.',
    ],
    why: 'Warm water calms, hands have plenty to do, and neither of you is going anywhere. That makes noticing easy.',
    steps:
      'Lay out towel and pajamas first, so you never need to leave. Put the phone well away from the water, close enough to hear you and where it can’t fall in; an echoing bathroom may cost a few words in the count. Sit beside the tub with your own cup and join in with one hand. Let small splashes pass and cheer the careful pouring. Say “one more minute” and let the draining water be the end of the game.',
    ifNot:
      'If the floor is soaked and your patience is gone, put just a little water in the tub, or move the cups to the kitchen sink with {name} on a steady stool and you right there. If the splashing keeps going in your face on purpose, say calmly that special time is over for today, and let the bath be a plain wash. Another day, try the cups in an empty tub.',
  },
  'ending-is-hard': {
    name: 'tears when special time ends',
    say: 'Tears at the end mostly mean that the time with you felt good, even if it’s a hard way to hear it. Say when one minute is left, close with the same sentence every day, and name the sadness once. Let {name} go on playing alone if possible, since only your part is over. Then move on kindly, without bargaining.',
    younger:
      'For a two- or three-year-old, add something to do: waving bye-bye to the blocks, or carrying one toy to the kitchen.',
    sentences: [
      'One more minute, and then our special time is over.',
      'Special time is done, and I loved building with you.',
      'You wish it could go on and on.',
      'You can keep playing with the farm while I start dinner.',
      'You’re sad, and I’m right here.',
      'Tomorrow after breakfast, we play again.',
      'You drove the last car into the garage so calmly.',
      'You stopped even though it was hard.',
      'Your tower can stay here until tomorrow.',
    ],
    why: 'An ending that is always the same becomes something to lean on. And a child who can count on a next time doesn’t have to hold on so tightly.',
    steps:
      'Use a timer or a song, so the clock ends it and not you. Give the one-minute notice in a friendly voice, and in that minute describe the game instead of wrapping it up. Then say your closing sentence and one thing you enjoyed, and stand up. If tears come, say “you wanted more” and stay near while you start what comes next. The first calm breath, the first toy touched again, gets your warm attention.',
    ifNot:
      'Move special time to just before something pleasant, like a snack or a story, so there is a soft place to land. Protest often grows for three or four days when the ending gets firmer, and then loses steam. If toys fly or somebody gets hurt, clear things away quietly; tomorrow’s five minutes still happen.',
  },
  'ends-early': {
    name: 'stopping before the five minutes are up',
    say: 'That’s allowed; following the lead includes following it out of the game. Stay where you are, keep playing a little, and describe whatever comes next, even if it’s looking out the window. If it really is over, say what you enjoyed and let it go.',
    younger: 'At two or three, two good minutes are a whole special time.',
    sentences: [
      'You’re all done with the puzzle.',
      'I enjoyed those minutes with you and your train.',
      'Now you’re over by the window, watching the rain.',
      'I’m still here with the blocks for a little while.',
      'You told me so clearly that you’re finished.',
      'You came back to see what my car is doing.',
      'You’re choosing something new from the shelf.',
      'You put the lid on the box before you left.',
      'You want a break from playing, and that’s okay.',
    ],
    why: 'When leaving is allowed, staying is a real choice. Being talked into two more minutes turns a gift into a chore.',
    steps:
      'First look at the timing: hungry, tired or fresh from a screen, almost anyone would walk away. Start right when {name} is already busy with something, and join that instead of opening a new box. Talk a bit less than you planned, since a stream of words can feel like a spotlight. When the end comes early, remember how long it lasted and which moment was good. Begin the next day with that moment.',
    ifNot:
      'Try it in two small helpings, three minutes in the morning and two before supper. Or shift to something with the whole body, like a hallway parade, and skip sitting down. If {name} comes back a minute later, just take up the thread as if nothing had happened.',
  },
  'toddler-play': {
    name: 'special time with a toddler',
    say: 'With a two- or three-year-old, special time is short, simple and mostly on the floor. Offer a few chunky toys, copy what those little hands do, and talk in sentences of three to six words. Repeat every word or almost-word and add one more: “ball” becomes “big ball.” Wandering off is fine; you just wander along with {name}.',
    sentences: [
      'You put the cup on top.',
      'Ball, a big red ball.',
      'Thank you for giving me the cow.',
      'You’re driving it up, up, up.',
      'You’re patting the bear so gently.',
      'I’m stacking cups like you.',
      'Moo, the cow says moo.',
      'You opened it all by yourself.',
      'Splat, you made it flat.',
      'You’re shaking the box, shake, shake, shake.',
    ],
    why: 'Words sink in best while little eyes and hands are on the thing itself. A few, said at just the right moment, do more than a whole stream.',
    steps:
      'Lie down or sit low, so your faces are level. Do exactly what {name} does, with the same kind of toy and the same sound, and wait for the look that says you’ve been noticed. Then put it in a tiny sentence with some music in your voice. Clap for the small things by name: putting in, handing over, being gentle. If something goes in the mouth or gets thrown, trade it for another toy without a fuss.',
    ifNot:
      'Drop the toys and be the toy: peekaboo behind a cushion, a lap to bounce on, a blanket to pull. Pick the half hour after a nap and stop while it’s still nice, even after two minutes. Some days all you get is cuddling, and copying the breathing and the little sounds is play too.',
    ask: 'If {name} seems to understand very little of what you say, or loses words that were there before, tell your pediatrician soon.',
  },
  'school-age-play': {
    name: 'special time with a big kid',
    say: 'Big kids aren’t too old for it; it just has to look different, and eye rolls are no reason to drop it. Call it your time together and let {name} choose: building, drawing, cooking, shooting hoops. Talk in your normal voice, describe less, reflect more, and praise ideas, effort and fairness without any fanfare.',
    sentences: [
      'You figured out that hinge without the instructions.',
      'So the gold sword only works at night.',
      'You shaded that side, and it looks really deep.',
      'I like how you explain things step by step.',
      'You kept working on that tricky shot.',
      'I’m trying the fold the way you showed me.',
      'You came up with your own recipe.',
      'You’re mixing a darker gray for the shadow.',
      'That joke cracked me up, and your timing was perfect.',
    ],
    why: 'A big kid still wants to be seen, just not handled. By that age, interest that comes without advice is rare, and kids notice it.',
    steps:
      'Invite once, lightly, at a time without homework or screens waiting. Bring your hands: shuffle bricks, sketch, knead, so nobody has to look at anybody. When {name} tells you something, give back the heart of it in your own words and stop there. Trade “good job” for one exact observation, said almost in passing. Then let silence be; the best sentences often come in minute four.',
    ifNot:
      'Ask {name}, outside of play, to teach you something you’re truly bad at, and let yourself be bad at it. Or make it a standing thing with its own name, Tuesday pancakes or ten baskets after school. Some grumbling in the first week is normal, so keep showing up, and let your phone do nothing but record.',
  },
} as const satisfies Shelf;
