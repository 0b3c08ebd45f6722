// Play sessions to ask about, made up: what a coach sees of them.
import type { CoachContext, CoachedChild, CoachedPlay, CoachLine } from '#coaching/context.ts';

export const mia: CoachedChild = { name: 'Mia', age: 4, pronouns: 'she/her' };
export const noah: CoachedChild = { name: 'Noah', age: 8, pronouns: 'he/him' };
const sam: CoachedChild = { name: 'Sam', age: 3, pronouns: 'they/them' };

const parent = (code: string, text: string): CoachLine => ({
  speaker: 'parent',
  text,
  code,
  confidence: 0.9,
});
const childs = (text: string): CoachLine => ({
  speaker: 'child',
  text,
  code: null,
  confidence: 0.8,
});

const none = {
  labeledPraises: 0,
  behaviorDescriptions: 0,
  reflections: 0,
  questions: 0,
  commands: 0,
  criticisms: 0,
};

/** Of the play before. */
const earlier = {
  ...none,
  labeledPraises: 3,
  behaviorDescriptions: 4,
  reflections: 2,
  questions: 9,
  commands: 3,
};

const first: CoachedPlay = {
  isFirst: true,
  isUnscorable: false,
  durationSeconds: 300,
  activity: null,
  earlier: undefined,
  counts: {
    ...none,
    labeledPraises: 1,
    behaviorDescriptions: 3,
    questions: 9,
    commands: 4,
    criticisms: 2,
  },
  lines: [
    childs('Look, a dog house.'),
    parent('BD', 'You are putting the roof on the dog house.'),
    parent('IQ', 'What is that for?'),
    parent('DC', 'Put the blue one there.'),
    parent('NTA', 'No, that is wrong.'),
    parent('LP', 'I like how gently you close the door.'),
    parent('BD', 'You are lining up the bones.'),
  ],
};

const strong: CoachedPlay = {
  isFirst: false,
  isUnscorable: false,
  durationSeconds: 300,
  activity: null,
  earlier,
  counts: { ...none, labeledPraises: 10, behaviorDescriptions: 12, reflections: 4, questions: 1 },
  lines: [
    childs('The train goes up the hill.'),
    parent('RF', 'The train goes up the hill.'),
    parent('LP', 'I love how patiently you build the track.'),
    parent('BD', 'You are pushing the long train through the tunnel.'),
    parent('BD', 'You are turning the bridge around.'),
    parent('LP', 'Thank you for handing me the red engine.'),
    parent('IQ', 'Where does it go?'),
  ],
};

const questionsHeavy: CoachedPlay = {
  isFirst: false,
  isUnscorable: false,
  durationSeconds: 300,
  activity: null,
  earlier,
  counts: {
    ...none,
    labeledPraises: 2,
    behaviorDescriptions: 1,
    reflections: 2,
    questions: 14,
    commands: 1,
  },
  lines: [
    childs('I make soup.'),
    parent('RF', 'You are making soup.'),
    parent('IQ', 'What kind of soup is it?'),
    parent('IQ', 'Who is going to eat it?'),
    parent('LP', 'I like how you stir so carefully.'),
    parent('DQ', 'Is it hot?'),
  ],
};

const allZero: CoachedPlay = {
  isFirst: false,
  isUnscorable: false,
  durationSeconds: 300,
  activity: null,
  earlier,
  counts: none,
  lines: [parent('TA', 'I will sit down here with you.'), childs('Okay.')],
};

const unscorable: CoachedPlay = {
  isFirst: false,
  isUnscorable: true,
  durationSeconds: 300,
  activity: null,
  earlier,
  counts: none,
  lines: [],
};

const about = (child: CoachedChild, play: CoachedPlay | undefined): CoachContext => ({
  child,
  siblings: [mia, noah, sam].filter((one) => one !== child),
  play,
  timeZone: 'America/New_York',
});

export const contexts = {
  first: about(sam, first),
  strong: about(mia, strong),
  questions: about(mia, questionsHeavy),
  zero: about(sam, allZero),
  unscorable: about(noah, unscorable),
  none: about(noah, undefined),
} as const;

export type ContextName = keyof typeof contexts;
