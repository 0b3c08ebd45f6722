import { expect, it } from 'vitest';
import { quoted } from './quote.ts';

it.each([
  ['I love it', '“I love it.”'],
  ['I love it.', '“I love it.”'],
  ['I love it...', '“I love it.”'],
  ['I love it,', '“I love it.”'],
  ['I love it!!', '“I love it!”'],
  ['A dog?!', '“A dog?”'],
  ['"You stack them." ', '“You stack them.”'],
  ['Mr. Bear. He sits', '“Mr. Bear. He sits.”'],
])('%s ends with one mark', (said, told) => {
  expect(quoted(said)).toBe(told);
});
