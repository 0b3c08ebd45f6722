import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { weekOf } from '#domain/calendar.ts';
import { queryClient } from '#web/api/query-client.ts';
import { localDay } from '#web/browser/local-day.ts';
import { MilestoneCard } from './milestone-card.tsx';
import { StreakCard } from './streak-card.tsx';
import { WeekCard } from './week-card.tsx';

const nothing = { totalSessions: 0, weekSessions: 0, currentStreak: 0, forgivenDays: 0 };

/** The week that this moment is in, with play on these days of it, Sunday being 0. */
function serve(stats: object, playedOn: readonly number[] = []) {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('/stats')) return Response.json({ ...nothing, ...stats });
    const dates = weekOf(localDay());
    return Response.json({ dates, completedDays: playedOn.map((day) => dates[day]) });
  });
}

const show = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <StreakCard childId={1} />
      <WeekCard childId={1} />
    </QueryClientProvider>,
  );

describe('Home', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 2, 6, 23, 59, 50), toFake: ['Date'] }));

  afterEach(() => {
    cleanup();
    queryClient.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('welcomes back who has played before and has no streak', async () => {
    serve({ totalSessions: 5 });
    show();
    await screen.findByText('Welcome back.');
    expect(screen.queryByText('Start your first session')).toBeNull();
  });

  it('calls Sunday, Monday, Wednesday and Friday four days of the week, not four in a row', async () => {
    serve({ totalSessions: 4, currentStreak: 2, forgivenDays: 1 }, [0, 1, 3, 5]);
    show();
    await screen.findByText('4 days this week!');
    await screen.findByText('You can take one day off a week and keep your streak.');
    expect(screen.queryByText(/in a row/)).toBeNull();
  });

  it('knows one streak: the badge and the banner say the same number', async () => {
    serve({ totalSessions: 9, currentStreak: 9 }, [0, 1, 2, 3, 4, 5]);
    show();
    await screen.findByText('9 Day Streak!');
    expect(await screen.findByText('Amazing streak! 9 days in a row!')).toBeTruthy();
  });

  it('guesses nothing about days that cannot be read', async () => {
    vi.stubGlobal('fetch', async () => Response.error());
    show();
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByText('Welcome!')).toBeNull();
  });

  it('left open over midnight shows the new day, and asks for it', async () => {
    serve({ totalSessions: 1, currentStreak: 1 }, [5]);
    show();
    await screen.findByText('Friday, today, played');
    vi.setSystemTime(new Date(2026, 2, 7, 7, 0));
    serve({ totalSessions: 2, currentStreak: 2 }, [5, 6]);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await screen.findByText('Saturday, today, played');
    expect(await screen.findByText('2 Days Strong')).toBeTruthy();
  });

  it('celebrates five milestones of one play on one card, by their names', async () => {
    const kinds = ['firstSession', 'tenPraises', 'tenPraisesAtOnce', 'praiseGoal', 'childLed'];
    const earnedAt = new Date().toISOString();
    const earned = kinds.map((kind, id) => ({ id, kind, earnedAt, seenAt: null }));
    vi.stubGlobal('fetch', async () => Response.json(earned));
    render(
      <QueryClientProvider client={queryClient}>
        <MilestoneCard childId={1} />
      </QueryClientProvider>,
    );
    await screen.findByRole('heading', { name: '5 new milestones' });
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.queryByText('You reached the goal for praise.')).toBeNull();
  });
});
