import { expect, it } from 'vitest';
import { SoundBudget } from './sound-budget.ts';

const SECOND = 1000;

it('lets a play come as it is played, and one that waited for the network come at once', () => {
  const budget = new SoundBudget();
  for (let second = 0; second < 600; second += 3)
    expect(budget.spend('anna', 3, second * SECOND)).toBe(true);
  const another = new SoundBudget();
  for (let chunk = 0; chunk < 100; chunk++) expect(another.spend('anna', 3, chunk)).toBe(true);
});

it('stops who sends sound faster than anybody plays, and nobody else', () => {
  const budget = new SoundBudget();
  const answers = Array.from({ length: 300 }, (_, chunk) => budget.spend('thief', 3, chunk * 300));
  expect(answers.slice(0, 100)).not.toContain(false);
  expect(answers.slice(-100).filter(Boolean).length).toBeLessThan(20);
  expect(budget.spend('anna', 3, 90 * SECOND)).toBe(true);
  expect(budget.spend('thief', 3, 600 * SECOND)).toBe(true);
});
