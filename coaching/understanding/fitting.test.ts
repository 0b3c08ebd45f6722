import { expect, it } from 'vitest';
import { fits } from './fitting.ts';

it.each([
  ['My toddler bites the cat; what now?', 'Stay close.', 3, true],
  ['My toddler bites the cat; what now?', 'Stay close.', 8, false],
  ['Why all this talking back?', 'At four it’s more a try at power.', 8, false],
  ['Why all this talking back?', 'At four it’s more a try at power.', 5, true],
  ['When is dinner?', 'Serve dinner at five.', 8, true],
  ['My 8-year-old lies; why?', 'Stay calm.', 4, false],
  ['What about biting?', 'Toddlers do it; even at eight it happens.', 6, true],
])('%s %s at %d: %s', (question, say, age, fit) =>
  expect(fits({ question, say }, '', age)).toBe(fit),
);

it.each([
  ['hes scared of storms and hides in the closet', false],
  ['since the fire he hides in the closet', true],
])('a house that burned: %s', (told, fit) =>
  expect(
    fits({ question: 'He hides at night; why?', say: 'Say, “Our house burned.”' }, told, undefined),
  ).toBe(fit),
);
