import { expect, it } from 'vitest';
import { rememberAnswers } from './remember-answers.ts';

it('asks once, forgets the oldest, and asks again what failed', async () => {
  const remembered = rememberAnswers<string>(2);
  const asked: string[] = [];
  const ask = (question: string) =>
    remembered(question, async () => {
      asked.push(question);
      if (asked.length === 1) throw new Error('not now');
      return question.toUpperCase();
    });
  await expect(ask('a')).rejects.toThrow('not now');
  expect([await ask('a'), await ask('a'), await ask('b'), await ask('c')]).toEqual([
    'A',
    'A',
    'B',
    'C',
  ]);
  await ask('a');
  expect(asked).toEqual(['a', 'a', 'b', 'c', 'a']);
});
