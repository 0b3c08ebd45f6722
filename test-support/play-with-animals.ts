// A play to ask the coach about.
import type { CoachedPlay, CoachLine } from '#coaching/context.ts';

const parent = (code: string, text: string): CoachLine => ({
  speaker: 'parent',
  text,
  code,
  confidence: 0.9,
});
const childs = (text: string, confidence = 0.9): CoachLine => ({
  speaker: 'child',
  text,
  code: null,
  confidence,
});

export const play: CoachedPlay = {
  lines: [
    childs('The cow is asleep.'),
    parent('RF', 'The cow is asleep.'),
    parent('DQ', 'Is it cold?'),
    parent('IQ', 'Which barn does the pony live in?'),
    parent('DC', 'Give her the hay.'),
    parent('NTA', 'That is not where it goes.'),
    parent('LP', 'I love how softly you pet the lamb.'),
    parent('BD', 'You are opening the gate.'),
    parent('TA', 'We are at the farm now.'),
    childs('Mumble mumble hay.', 0.3),
  ],
  counts: {
    labeledPraises: 4,
    behaviorDescriptions: 11,
    reflections: 2,
    questions: 8,
    commands: 3,
    criticisms: 1,
  },
  earlier: {
    labeledPraises: 2,
    behaviorDescriptions: 6,
    reflections: 2,
    questions: 12,
    commands: 1,
    criticisms: 0,
  },
  durationSeconds: 300,
  activity: null,
  isUnscorable: false,
  isFirst: false,
};

export const firstPlay: CoachedPlay = { ...play, isFirst: true, earlier: undefined };
export const unscorable: CoachedPlay = { ...play, isUnscorable: true };
export const zeros: CoachedPlay = {
  ...play,
  lines: play.lines.filter(({ code }) => code === null || code === 'TA'),
  counts: {
    labeledPraises: 0,
    behaviorDescriptions: 0,
    reflections: 0,
    questions: 0,
    commands: 0,
    criticisms: 0,
  },
};
