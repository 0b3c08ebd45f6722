import { expect, it } from 'vitest';
import { MOST_CHARACTERS } from '#coaching/check-answer.ts';
import { entryOf } from '#coaching/library/library.ts';
import { withBeside } from './beside.ts';

const asked = {
  id: 'sore-loser/1',
  topic: 'sore-loser' as const,
  question: 'What about losing?',
  openers: [],
  say: 'Name it first. Then say: “Ugh. Deep breath. Good game.” Play again. And again tomorrow.',
};
const beside = { kind: 'case', asked } as const;
const given = { topic: 'sore-loser', words: 'First.', said: '', fill: String } as const;

it('says the second answer in short, and whole what one could say', () => {
  expect(withBeside(given, beside)).toBe(
    'First.\n\nOne more thought: Name it first. Then say: “Ugh. Deep breath. Good game.”',
  );
});

it('names the other topic', () => {
  const words = withBeside(given, { kind: 'subject', subject: 'letting-win' });
  expect(words).toContain(`\n\nAnd about ${entryOf('letting-win').name}: `);
});

it.each([
  ['what was said before', { said: withBeside(given, beside) }],
  ['sentences that were asked for', { words: 'Here you go: “You waited.”' }],
  ['what is long already', { words: 'a'.repeat(MOST_CHARACTERS - 50) }],
])('adds nothing to %s', (_, other) => {
  const own = { ...given, ...other };
  expect(withBeside(own, beside)).toBe(own.words);
});
