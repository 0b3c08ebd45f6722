import { expect, it } from 'vitest';
import { doing, saidBack } from './said-back.ts';

it.each([
  ['Look, a dog house.', 'A dog house!'],
  ['The train goes up the hill.', 'The train goes up the hill!'],
  ['I make soup.', 'You’re making soup!'],
  ['My car is fast', 'Your car is fast!'],
  ['I want the blue one.', 'You want the blue one!'],
  ['Mommy, I’m a lion!', 'You’re a lion!'],
])('%s', (told, back) => expect(saidBack(told)).toBe(back));

it('has nothing to say back where nothing was told', () => {
  expect(saidBack('Okay.')).toBeUndefined();
});

it.each([
  ['make', 'making'],
  ['dig', 'digging'],
  ['see', 'seeing'],
  ['fix', 'fixing'],
  ['play', 'playing'],
  ['tie', 'tying'],
])('%s: %s', (verb, form) => expect(doing(verb)).toBe(form));
