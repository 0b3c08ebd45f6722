import { expect, it } from 'vitest';
import type { PlaySessionId } from '#domain/ids.ts';
import { recentTrend } from './recent-trend.ts';

const played = (overallScore: number | null, unscorable = false) => ({
  id: 1 as PlaySessionId,
  childId: 7,
  duration: 300,
  overallScore,
  activityDescription: null,
  unscorable,
  completedAt: '2026-03-01T17:00:00.000Z',
});

it('looks at what was scored, from the oldest to the newest', () => {
  expect(recentTrend([played(4), played(3), played(null), played(1, true), played(2.5)])).toBe(1.5);
});

it('needs two scores', () => {
  expect(recentTrend([])).toBeUndefined();
  expect(recentTrend([played(3), played(null)])).toBeUndefined();
});
