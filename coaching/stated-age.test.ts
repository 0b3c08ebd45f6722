import { expect, it } from 'vitest';
import { ageIn, tellsOnlyAge } from './stated-age.ts';

it.each([
  ['He’s three.', 3],
  ['my six-year-old', 6],
  ['My nephew, aged seven', 7],
  ['a 4 yo who bites', 4],
  ['she is 2 and a half', 2],
  ['she’s two minutes late', undefined],
  ['we played five times', undefined],
])('“%s” tells %s', (message, age) => {
  expect(ageIn(message)).toBe(age);
});

it('an age alone is no new subject', () => {
  expect(tellsOnlyAge('he’s only three')).toBe(true);
  expect(tellsOnlyAge('he’s three and bites everybody at the daycare he goes to')).toBe(false);
  expect(tellsOnlyAge('is he too old at 9 years?')).toBe(false);
});
