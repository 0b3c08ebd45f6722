// Sessions that the coder has not learned from. The floors lie a little below what it reaches: whoever changes the coder for the worse
// sees it here.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '#server/package-root.ts';
import { judge, pairOf } from '../../eval/coding/judge.ts';
import { figuresOf } from '../../eval/coding/metrics.ts';
import { readCodedSessions } from '../../eval/coding/sessions.ts';

const FOLDER = join(packageRoot, 'eval/coding/sessions');
const held = ['untrained', 'ordinary', 'harder'].flatMap((name) =>
  readCodedSessions(join(FOLDER, name)).filter((_, index) => index % 20 === 0),
);

it('codes held sessions as well as ever', async () => {
  const { units, countErrors } = await judge(held);
  const { accuracy, falseAvoid, classes } = figuresOf(units.map(pairOf));
  expect(units.length).toBeGreaterThan(500);
  expect(accuracy).toBeGreaterThan(0.95);
  expect(falseAvoid).toBeLessThan(0.015);
  const found = Object.fromEntries(
    classes.map(({ category, precision, recall }) => [category, Math.min(precision, recall)]),
  );
  const floors = { LP: 0.9, UP: 0.85, RF: 0.93, BD: 0.9, Q: 0.96, C: 0.93, NTA: 0.65, TA: 0.9 };
  for (const [category, floor] of Object.entries(floors))
    expect([category, (found[category] ?? 0) > floor]).toEqual([category, true]);
  expect(countErrors.get('questions')).toBeLessThan(1);
  expect(countErrors.get('reflections')).toBeLessThan(1.2);
});
