import { expect, it } from 'vitest';
import { isForAge } from './of-age.ts';

const asked = (question: string, say: string) => ({
  id: 'tantrum/1',
  topic: 'tantrum' as const,
  question,
  say,
});

it.each([
  ['My toddler bites the cat; what now?', 'Stay close.', 3, true],
  ['My toddler bites the cat; what now?', 'Stay close.', 8, false],
  ['Why all this talking back?', 'At four it’s more a try at power.', 8, false],
  ['Why all this talking back?', 'At four it’s more a try at power.', 5, true],
  ['When is dinner?', 'Serve dinner at five.', 8, true],
  ['My 8-year-old lies; why?', 'Stay calm.', 4, false],
  ['What about biting?', 'Toddlers do it; even at eight it happens.', 6, true],
])('%s %s at %d: %s', (question, say, age, fits) =>
  expect(isForAge(asked(question, say), age)).toBe(fits),
);
