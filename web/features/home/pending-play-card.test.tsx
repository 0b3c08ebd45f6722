import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { after, mia, playing, START_MS } from '#test-support/play-events.ts';
import { childrenKey } from '#web/api/children-key.ts';
import { currentUserKey } from '#web/api/current-user-key.ts';
import { queryClient } from '#web/api/query-client.ts';
import { PlayStore } from '#web/play/device/play-store.ts';
import { readHandoff } from '#web/play/device/tab-handoff.ts';
import { recordKey, recordOf } from '#web/play/machine/record.ts';
import { PendingPlayCard } from './pending-play-card.tsx';

/** A tab was closed after so many seconds of play, and Home is opened this much later. */
function closeAfter(seconds: number, laterMs = 20_000) {
  const atMs = START_MS + seconds * 1000;
  const record = recordOf(after(playing(), atMs, 'tick').state, atMs);
  localStorage.setItem(recordKey('maya'), JSON.stringify(record));
  vi.setSystemTime(atMs + laterMs);
}

function show(held: string[] = []) {
  const query = vi.fn<() => Promise<LockManagerSnapshot>>(async () => ({
    held: held.map((name) => ({ name })),
    pending: [],
  }));
  vi.stubGlobal('navigator', { ...navigator, locks: { query } });
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<PendingPlayCard />} />
          <Route path="/session/active" element="playing" />
          <Route path="/session/feedback" element="results" />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return query;
}

describe('Home, after a tab was closed in the middle of a play', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    queryClient.setQueryData(currentUserKey, { id: 'maya' });
    queryClient.setQueryData(childrenKey, [mia]);
  });

  afterEach(() => {
    cleanup();
    queryClient.clear();
    localStorage.clear();
    sessionStorage.clear();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('offers to go on', async () => {
    closeAfter(60);
    show();
    await screen.findByText(/3:40 left/);
    await userEvent.click(screen.getByRole('link', { name: 'Keep playing' }));
    expect(screen.getByText('playing')).toBeTruthy();
  });

  it('offers to see what was heard, once', async () => {
    closeAfter(60);
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'See what we heard' }));
    expect(screen.getByText('results')).toBeTruthy();
    expect(readHandoff()).toMatchObject({ recordingKey: 'play-1', childId: mia.id, duration: 60 });
    expect(new PlayStore('maya').listPending()).toHaveLength(1);
    expect(localStorage.getItem(recordKey('maya'))).toBeNull();
  });

  it('offers the results alone where the five minutes are over by now', async () => {
    closeAfter(120, 200_000);
    show();
    await screen.findByRole('button', { name: 'See what we heard' });
    expect(screen.queryByRole('link', { name: 'Keep playing' })).toBeNull();
  });

  it('leaves a play alone that still runs in another tab', async () => {
    closeAfter(60);
    const asked = show(['playlight.play.maya']);
    await act(() => vi.waitFor(() => expect(asked).toHaveBeenCalled()));
    expect(document.body.textContent).toBe('');
    expect(localStorage.getItem(recordKey('maya'))).not.toBeNull();
  });
});
