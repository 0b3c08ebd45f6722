import { expect, it } from 'vitest';
import { wonderedAt } from './said-instead.ts';

it.each([
  ['What kind of soup is it?', 'I wonder what kind of soup it is.'],
  ['Where does it go?', 'I wonder where it goes.'],
  ['What’s that for?', 'I wonder what that is for.'],
  ['Who is going to eat it?', 'I wonder who is going to eat it.'],
  ['Is it hot?', 'I wonder if it’s hot.'],
  ['Do you want more?', undefined],
])('%s asks for no answer as “%s”', (question, wondered) => {
  expect(wonderedAt(question)).toBe(wondered);
});
