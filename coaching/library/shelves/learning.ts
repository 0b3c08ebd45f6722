import type { Shelf } from '#coaching/library/entry.ts';

export const learning = {
  'two-languages': {
    name: 'two languages at home',
    say: 'Use the language that comes from your heart; both are fine, and mixing does no harm. Take the one you joke and comfort in, and let {name} answer in either. If the answer comes in the other language, just say it back in yours and keep playing. Playlight can count only English for now, but the play is every bit as good.',
    younger: 'Mixing both in one sentence is nothing to fix at two or three; answer the meaning.',
    older:
      'If {name} is embarrassed by the home language around friends, keep it for cozy moments, as something that’s just yours.',
    sentences: [
      'Agua. Yes, the water is cold.',
      'You know that word in two languages.',
      'You told Grandma good night in her language.',
      'You switched languages so I could follow.',
      'You taught me a new word just now.',
      'You’re singing Grandpa’s song to the bear.',
    ],
    why: 'Warmth, jokes and feelings flow most easily in the language that feels like home, and that’s rich talk for a child. Growing up with two languages doesn’t cause a speech delay.',
    steps:
      'Decide roughly who speaks what when, for example one language per parent, and don’t be strict about it. In play, praise, reflect and describe as usual in yours. When {name} uses the other one, put the thought into your words and go on, without “Say it in ours.” Books, songs and video calls with family give the rarer language more room.',
    ifNot:
      'If {name} refuses one language, don’t make it a fight; keep speaking it and accept answers in the other. Find one nice thing that only happens in it, such as a bath song or cooking with Grandma. Understanding tends to stay ahead of speaking for a good while, so it isn’t lost.',
    ask: 'If {name} says very little in both languages taken together, ask for a hearing check and a speech evaluation, and tell them about both.',
  },
  'very-active': {
    name: 'a child who’s always on the move',
    say: 'Let special time move, too: chase bubbles, build an obstacle course, kick a ball, whatever {name} picks, and describe it as it happens. Save your warmest praise for the short calm moments: the slow landing, the careful step, the three seconds of waiting.',
    younger:
      'With a two- or three-year-old, clear the floor, shut the gate, and put out just two or three toys.',
    older:
      'At {name}’s age, a timed course in the yard is a good bet, with you as the obedient contestant.',
    sentences: [
      'You’re jumping from pillow to pillow.',
      'You landed softly on both feet.',
      'Your legs have so much energy today.',
      'You slowed down right before the table.',
      'You waited until the ball stopped.',
      'Fast, fast, and now you’re tiptoeing.',
      'You kept both hands on the pitcher while you poured.',
    ],
    why: 'A body that has been allowed to move finds it easier to settle. And what gets noticed grows, so it pays to notice the calm.',
    steps:
      'Put movement before the hard parts of the day, say ten minutes of running before dinner. Say what you want to see rather than what should stop: “Feet on the floor,” once, calmly. In play, speak more slowly and softly as {name} gets faster; your voice works like a brake. Finish with something heavy and slow, such as pushing a full laundry basket across the room.',
    ifNot:
      'Move special time to another hour, because tiredness can look like extra energy. Shorten everything that needs sitting, and give the hands something to squeeze meanwhile. If the five minutes get dangerous, end them for today without anger and begin fresh tomorrow.',
    ask: 'If it makes safety, school or daily life hard in more than one place, talk it over with the pediatrician and the teacher.',
  },
  gifted: {
    name: 'a bright child who’s easily bored',
    say: 'A quick mind that finds everything boring can be as tiring as a wild one. Special time needn’t be a lesson: let {name} invent the game, and you follow, even if the rules run to three pages. Praise the trying, the change of plan and the kindness, rather than being smart.',
    younger: 'Even a little head full of letters and facts still needs mud, dolls and nonsense.',
    older:
      'At {name}’s age it can be lovely to trade places: you’re the student, and you get things wrong.',
    sentences: [
      'You tried three ways before that one held.',
      'You changed the plan when the bridge sagged.',
      'You’re inventing a whole new set of rules.',
      'You explained that so I could follow it.',
      'You stuck with the tricky part.',
      'It bothers you that it isn’t perfect yet.',
      'You thought of the little robot’s feelings, too.',
    ],
    why: 'Praise for effort keeps a child willing to try hard things; praise for being smart can make mistakes feel dangerous. And being followed instead of tested is a rest for a busy head.',
    steps:
      'Put out open-ended things: blocks, string, tape, figures, paper. Hold back the interesting fact you’d love to add, and reflect {name}’s idea instead. When boredom comes, stay friendly and wait; a minute of nothing can turn into an invention. At other times, feed the big questions with library books, and leave some afternoons empty.',
    ifNot:
      'If everything gets called boring, say nothing and start fiddling with the stuff yourself; curiosity may do the rest. Or let {name} plan tomorrow’s special time the night before. Feelings can lag behind clever talk, so a meltdown over a small thing isn’t a lack of good will.',
    ask: 'If school is a daily struggle or {name} seems unhappy, talk with the teacher or the school psychologist about what would fit better.',
  },
  'learning-letters': {
    name: 'letters, numbers and homework',
    say: 'There’s no rush, and you’re not behind. Keep lessons out of these five minutes and simply describe what’s there, such as “You drew a round O.” Words and counting slip in on their own that way. At another time of day, ten cozy minutes with a book beat any drill.',
    younger: 'At two or three, songs, rhymes and naming pictures are all the lesson anyone needs.',
    older:
      'For homework, fix one time and place, sit nearby with something of your own, and praise getting started.',
    sentences: [
      'You made a long line, just like in L.',
      'Three red blocks and one green one.',
      'You found the first letter of your name.',
      'You sounded that word out bit by bit.',
      'You sat down and started right away.',
      'You wrote a price on every shop sign.',
      'Numbers feel hard today.',
    ],
    why: 'Curiosity carries further than pressure. A child who feels able tries again, and trying again is how letters get learned.',
    steps:
      'Let letters live in the day: the name on a drawing, the grocery list, the stop sign. Read aloud, run your finger along the line now and then, and let {name} turn pages or skip some. Cut homework into small pieces, name what’s done, and stop before the tears. When it’s too hard, send the teacher a note rather than fighting it out.',
    ifNot:
      'Switch roles: {name} is the teacher, and you’re the student who gets things wrong. Or put letters into the hands with dough, sidewalk chalk or a stick in the sand. If homework stays a battle, ask the teacher how many minutes are enough, and stop there; it may take a few weeks until the mood lifts.',
    ask: 'If {name} works hard and it still won’t stick, ask the teacher or pediatrician about vision, hearing and a learning evaluation.',
  },
} as const satisfies Shelf;
