import { expect, it } from 'vitest';
import { insteadOfQuestion } from './instead-of-question.ts';

it.each([
  ['We’re making tea, right?', 'We’re making tea.'],
  ['Is that the station?', 'That’s the station.'],
  ['What are you building there?', 'You’re building something there.'],
  ['So are you feeding the bear?', 'You’re feeding the bear.'],
  ['Who is going to eat it?', 'Somebody’s going to eat it.'],
  ['Where does it go?', 'You’re finding a place for it.'],
  ['Do you like it?', 'You’re working hard on that.'],
])('“%s” turns into “%s”', (question, statement) => {
  expect(insteadOfQuestion(question)).toBe(statement);
});
