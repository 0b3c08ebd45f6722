import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from './calendar.ts';
import { dayLabel, scoreLabel, scoreTone, trendOf } from './progress.ts';

const scores = fc.array(fc.double({ min: 0, max: 5, noNaN: true }), { maxLength: 20 });

it('a trend is the newest score minus the fifth newest, however long the history', () => {
  fc.assert(
    fc.property(scores, (all) => {
      const recent = all.slice(-5);
      const due = recent.length === 0 ? 0 : (recent.at(-1) ?? 0) - (recent[0] ?? 0);
      expect(trendOf(all)).toBe(due);
      expect(trendOf([0, 5, ...recent].slice(-5))).toBeLessThanOrEqual(5);
    }),
  );
  expect(trendOf([3])).toBe(0);
});

it.each([
  [5, 'Excellent', 'green'],
  [4.5, 'Excellent', 'green'],
  [4.4, 'Great', 'green'],
  [4, 'Great', 'green'],
  [3.9, 'Good', 'yellow'],
  [3, 'Good', 'yellow'],
  [2.9, 'Fair', 'red'],
  [2, 'Fair', 'red'],
  [1.9, 'Needs Work', 'red'],
  [0, 'Needs Work', 'red'],
])('a score of %d is %s', (score, label, tone) => {
  expect(scoreLabel(score)).toBe(label);
  expect(scoreTone(score)).toBe(tone);
});

it.each([
  [0, 'Today'],
  [1, 'Yesterday'],
  [2, '2 days ago'],
  [7, '7 days ago'],
  [8, 'Feb 28, 2024'],
])('%i days ago reads %s', (ago, label) => {
  expect(dayLabel(addDays('2024-03-07', -ago), '2024-03-07')).toBe(label);
});
