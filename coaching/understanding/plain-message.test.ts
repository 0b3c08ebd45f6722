import { expect, it } from 'vitest';
import { asQuestion } from './plain-message.ts';

it.each([
  ['any tips for homework', 'what can i do about homework?'],
  ['Do you have some advice on the grocery store?', 'what can i do about the grocery store?'],
  ['help with sharing!', 'what can i do about sharing?'],
])('who asks “%s” wants to know what to do', (message, question) => {
  expect(asQuestion(message)).toBe(question);
});

it.each(['ideas for praise', 'any tips for next time?', 'help with this', 'I asked for advice'])(
  '“%s” stays as it is',
  (message) => {
    expect(asQuestion(message)).toBe(message);
  },
);
