import { expect, it } from 'vitest';
import { inShort } from './follow-ups.ts';

const LONG =
  'Walk Mia back every time, with the same few words. It’s often worse for some nights. You could say: “You wish I could stay.”';

it('is shorter each time, and never says so twice', () => {
  const once = inShort(LONG);
  expect(once).toBe(
    'In short: Walk Mia back every time, with the same few words. You could say: “You wish I could stay.”',
  );
  expect(inShort(once)).toBe('In one line: “You wish I could stay.”');
});

it('without words to say, says the first sentence', () => {
  const once = inShort('Stay near and say little. Then wait for a while.');
  expect(inShort(once)).toBe(once);
});
