import { expect, it } from 'vitest';
import { leaderOf, leaderWords, leadInWords } from './lead-words.ts';

it.each([
  [0, 'Noa led'],
  [2, 'Noa led'],
  [3, 'You took turns'],
  [8, 'You took turns'],
  [9, 'You led'],
])('with %i questions and directions: %s', (avoidTalk, words) => {
  expect(leaderWords(leaderOf(avoidTalk), 'Noa')).toBe(words);
});

it('tells good news, one sentence to try, and nothing to mend after a first session', () => {
  expect(leadInWords([9, 1], 'Noa')).toBe('In your last session, Noa was in the lead.');
  expect(leadInWords([1, 9], 'Noa')).toContain('“You chose the red one.”');
  expect(leadInWords([9], 'Noa')).toBe('Over time, you’ll see Noa take the lead more and more.');
});
