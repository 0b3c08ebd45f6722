import { describe, expect, it } from 'vitest';
import { type CoachedPlay, childWords } from '#coaching/context.ts';
import { plainlyAboutPlay } from './plainly-about-play.ts';

const counts = {
  labeledPraises: 1,
  behaviorDescriptions: 0,
  reflections: 1,
  questions: 1,
  commands: 1,
  criticisms: 0,
};
const play: CoachedPlay = {
  lines: [
    { speaker: 'child', text: 'The cow is asleep.', code: null, confidence: 0.9 },
    { speaker: 'parent', text: 'The cow is asleep.', code: 'RF', confidence: 0.9 },
    { speaker: 'parent', text: 'Is it cold?', code: 'DQ', confidence: 0.9 },
    { speaker: 'parent', text: 'Give her the hay.', code: 'DC', confidence: 0.9 },
    { speaker: 'child', text: 'Mumble mumble hay.', code: null, confidence: 0.3 },
  ],
  counts,
  earlier: undefined,
  durationSeconds: 300,
  activity: null,
  isUnscorable: false,
  isFirst: false,
};
const child = childWords({ name: 'Ada', age: 4, pronouns: 'she/her' });
const to = (message: string, of: CoachedPlay = play) =>
  plainlyAboutPlay({ play: of, child, message, said: '', last: '' });

describe('what can only be about this play', () => {
  it.each([
    ['why does is it cold count against me', /“Is it cold\?” counts as a question/],
    ['is it cold was playing along!!', /counts as a question/],
    ['why is give her the hay a command', /counts as a command/],
    ['The cow is asleep, isn’t that one', /counts as reflection/],
    ['what should i have said when she said the cow is asleep', /echo: “The cow is asleep\.”/],
    ['how many questions should i get down to', /Fewer than three/],
  ])('%s', (message, expected) => {
    expect(to(message)).toMatch(expected);
  });

  it.each([
    'which ones count, besides is it cold',
    'good job gets no count but is it cold does',
    'she loved it when i said give her the hay',
    'what should i say when she won’t sleep',
    'what could i say when she goes mumble mumble hay',
    'does it count if we play outside',
  ])('leaves the rest to the networks: %s', (message) => {
    expect(to(message)).toBeUndefined();
  });

  it('a score that is missing', () => {
    const unscorable = { ...play, isUnscorable: true };
    expect(to('why could it not be scored', unscorable)).toMatch(/that miss is mine/i);
    expect(to('what toys are good for eight', unscorable)).toBeUndefined();
  });
});
