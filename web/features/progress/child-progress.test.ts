import { expect, it } from 'vitest';
import type { ListedPlaySession } from '#contract/play-sessions.ts';
import { progressOf } from './child-progress.ts';

const played = (overallScore: number | null, rest: Partial<ListedPlaySession> = {}) => ({
  id: 1,
  childId: 7,
  duration: 300,
  overallScore,
  activityDescription: null,
  unscorable: false,
  completedAt: '2026-03-01T17:00:00.000Z',
  ...rest,
});

it('looks at one child, and at the last five for the trend', () => {
  const progress = progressOf(7, [
    played(4),
    played(3),
    played(9, { childId: 8 }),
    played(null),
    played(1, { unscorable: true }),
    played(2.5),
    played(0),
  ]);
  expect(progress.count).toBe(6);
  expect(progress.recent).toHaveLength(5);
  expect(progress.average).toBe((4 + 3 + 2.5 + 0) / 4);
  expect(progress.trend).toBe(1.5);
});

it('has no average and no trend where nothing was scored', () => {
  expect(progressOf(7, [played(null)])).toMatchObject({ average: undefined, trend: undefined });
  expect(progressOf(7, [played(3)])).toMatchObject({ average: 3, trend: undefined });
});
