import { expect, it } from 'vitest';
import { coachSubtitle, greetingFor } from './coach-words.ts';

it.each([
  [0, 'Quick session with Mia'],
  [29, 'Quick session with Mia'],
  [30, 'Brief session'],
  [119, 'Brief session'],
  [120, 'Session with Mia'],
])('after %i seconds the coach says "%s"', (seconds, subtitle) => {
  expect(coachSubtitle(seconds, 'Mia')).toBe(subtitle);
});

it.each([
  ['she/her', 'She is 4 years old'],
  ['he/him', 'He is 4 years old'],
  ['they/them', 'They are 4 years old'],
])('the greeting speaks of %s', (pronouns, sentence) => {
  const greeting = greetingFor({ name: 'Mia', age: 4, pronouns });
  expect(greeting).toContain('Mia');
  expect(greeting).toContain(sentence);
});

it('the greeting says that it comes from an AI', () => {
  expect(greetingFor({ name: 'Mia', age: 4, pronouns: 'she/her' })).toContain('I’m an AI coach');
});
