import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { PlaySessionId } from '#domain/ids.ts';
import { currentUserKey } from '#web/api/current-user-key.ts';
import { playSessionKey, playSessionsKey } from '#web/api/play-sessions-key.ts';
import { queryClient } from '#web/api/query-client.ts';
import { SavedPlaySession } from './saved-play-session.tsx';

const ID = 7 as PlaySessionId;
const milestonesKey = [...playSessionsKey, 'milestones', 1];
const listening = {
  id: ID,
  childId: 1,
  duration: 300,
  overallScore: null,
  unscorable: false,
  processing: { status: 'listening', progress: 40 },
};
const scored = { ...listening, overallScore: 3, labeledPraises: 4 };

/** Answers the play session with this; the children are none. */
const serve = (playSession: object) =>
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.endsWith(`/${ID}`) ? playSession : []),
  );

const show = () =>
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <SavedPlaySession id={ID} />
      </QueryClientProvider>
    </MemoryRouter>,
  );

const isAskedAnew = () => queryClient.getQueryState(milestonesKey)?.isInvalidated;

describe('a saved play session', () => {
  beforeEach(() => {
    queryClient.setQueryData(currentUserKey, { id: 'maya' });
    queryClient.setQueryData(milestonesKey, []);
  });

  afterEach(() => {
    cleanup();
    queryClient.clear();
    vi.unstubAllGlobals();
  });

  it('is asked for every 2 s until its counts are there, and then no more', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let calls = 0;
    let answer: object = listening;
    vi.stubGlobal('fetch', async (address: string) => {
      if (address.includes('/progress?')) return Response.json({ plays: [] });
      if (!address.endsWith(`/${ID}`)) return Response.json([]);
      calls += 1;
      return Response.json(answer);
    });
    show();
    await act(() => vi.advanceTimersByTimeAsync(1999));
    expect(calls).toBe(1);
    answer = scored;
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(calls).toBe(2);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(calls).toBe(2);
  });

  it('makes what was read elsewhere be asked for anew once it is scored, not before', async () => {
    serve(listening);
    show();
    await screen.findByText('40%');
    expect(isAskedAnew()).toBe(false);
    serve(scored);
    await queryClient.refetchQueries({ queryKey: playSessionKey(ID) });
    await screen.findByText('Praise Moments');
    expect(isAskedAnew()).toBe(true);
  });

  it('does so too where nobody saw the scoring end', async () => {
    serve(scored);
    show();
    await screen.findByText('Praise Moments');
    expect(isAskedAnew()).toBe(true);
  });
});
