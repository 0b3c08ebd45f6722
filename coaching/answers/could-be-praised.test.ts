import { expect, it } from 'vitest';
import { type CoachLine, childWords } from '#coaching/context.ts';
import { ASKS_WHAT_TO_PRAISE, couldBePraised } from './could-be-praised.ts';

const mia = childWords({ name: 'Mia', age: 4, pronouns: 'she/her' });
const playWith = (lines: readonly CoachLine[]) => ({
  isFirst: false,
  isUnscorable: false,
  durationSeconds: 300,
  activity: null,
  earlier: undefined,
  counts: {
    labeledPraises: 0,
    behaviorDescriptions: lines.length,
    reflections: 0,
    questions: 0,
    commands: 0,
    criticisms: 0,
  },
  lines,
});
const described: CoachLine = {
  speaker: 'parent',
  text: 'You are turning the bridge around.',
  code: 'BD',
  confidence: 0.9,
};

it.each([
  'what could I have praised, it was just a doghouse',
  'she was stirring a pot, what’s there to praise',
  'What would have been a good praise when she was cooking?',
])('is asked for: %s', (message) => {
  expect(message).toMatch(ASKS_WHAT_TO_PRAISE);
});

it('is what the parent described, said with liking', () => {
  expect(couldBePraised(playWith([described]), mia)).toContain(
    '“I love how you’re turning the bridge around.”',
  );
});

it('is something small where nothing was described', () => {
  expect(couldBePraised(playWith([]), mia)).toContain('however small');
});
