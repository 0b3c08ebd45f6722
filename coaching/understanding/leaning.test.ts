import { expect, it } from 'vitest';
import { asksForLess, goesOn, goesOnAfterThanks } from './leaning.ts';

it.each([
  ['and if she won’t walk?', true],
  ['ok but he’s only 2', true],
  ['what if I’m at work', true],
  ['tried that, no luck', false],
  ['My son bites when he is tired', false],
  [
    'And another thing: since we moved to the new house my daughter will not sleep in her own bed at all',
    false,
  ],
])('begins as if something had been said: %s %s', (message, goes) => {
  expect(goesOn(message)).toBe(goes);
});

it.each([
  ['that sounds nice but in the moment I don’t think at all', true],
  ['ok thanks, and what about the mornings?', true],
  ['no like half. maybe less when tired', true],
  ['no that’s all for now, bye', false],
  ['thanks but no', false],
  ['thank you so much for this', false],
])('after thanks, goes on: %s %s', (message, goes) => {
  expect(goesOnAfterThanks(message)).toBe(goes);
});

it.each([
  ['shorter', true],
  ['can you say that in one sentence for my husband', true],
  ['what about just cutting it short lol', false],
  ['what does that leave me short then', false],
])('asks for fewer words: %s %s', (message, asks) => {
  expect(asksForLess(message)).toBe(asks);
});
