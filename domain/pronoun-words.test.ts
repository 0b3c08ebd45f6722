import { expect, it } from 'vitest';
import { pronounWords } from './pronoun-words.ts';

it.each([
  ['she/her', 'she'],
  ['She/Her', 'she'],
  ['he/him', 'he'],
  ['they/them', 'they'],
  ['other', 'they'],
  ['ze/zir', 'they'],
])('%s is spoken of as "%s"', (pronouns, they) => {
  expect(pronounWords(pronouns).they).toBe(they);
});
