import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RecordingKey } from '#domain/ids.ts';
import { currentUserKey } from '#web/api/current-user-key.ts';
import { queryClient } from '#web/api/query-client.ts';
import { PlayStore } from '#web/play/device/play-store.ts';
import { readHandoff } from '#web/play/device/tab-handoff.ts';
import { Analyzing } from './analyzing.tsx';
import { NewPlaySession } from './new-play-session.tsx';

const handoff = {
  recordingKey: 'played-before-the-reload' as RecordingKey,
  childId: 1,
  childName: 'Noa',
  childAge: 4,
  duration: 300,
  hasAudio: false,
  audioTranscription: null,
  cdiMetrics: null,
  recordedChunks: 12,
};
const store = new PlayStore('maya');
const silent = { id: 7, childId: 1, duration: 300, overallScore: null, audioTranscription: null };
const refusal = (code: string, status: number) => Response.json({ code, message: '' }, { status });

/** Who is logged in, and what the server says to each try to save. */
function serve(userId: string, ...answers: (Response | Promise<Response>)[]) {
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('/auth/') ? Response.json({ id: userId }) : answers.shift(),
  );
}

function show() {
  store.finish(handoff);
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/session/feedback']}>
        <Link to="/session/active">Play again</Link>
        <Routes>
          <Route path="/session/feedback" element={<NewPlaySession />} />
          <Route path="/session/feedback/7" element="its results" />
          <Route path="/audio-error" element="no audio" />
          <Route path="/session/active" element="playing" />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('saving what was played', () => {
  beforeEach(() => {
    queryClient.setQueryData(currentUserKey, { id: 'maya' });
    // Nobody listens.
    vi.stubGlobal('WebSocket', undefined);
  });

  afterEach(() => {
    cleanup();
    queryClient.clear();
    localStorage.clear();
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });

  it('sound from before a reload is sent, though this page has recorded none', async () => {
    serve('maya', refusal('unavailable', 503), Response.json(silent));
    show();
    await screen.findByText('its results');
    expect(store.listPending()).toMatchObject([{ handoff, playSessionId: 7 }]);
  });

  it('a save that ends late is remembered, and leaves the parent where they are', async () => {
    let answer: (response: Response) => void = () => {};
    serve('maya', new Promise((resolve) => (answer = resolve)));
    show();
    await userEvent.click(screen.getByRole('link', { name: 'Play again' }));
    await screen.findByText('playing');
    answer(Response.json(silent));
    await act(() => vi.waitFor(() => expect(queryClient.isMutating()).toBe(0)));
    expect(store.listPending()).toMatchObject([{ playSessionId: 7 }]);
    expect(screen.getByText('playing')).toBeTruthy();
  });

  it('says what it is doing while the rest of the recording is on its way', async () => {
    serve('maya', refusal('unavailable', 503), Response.json(silent));
    // It never opens; closing it is all that is ever asked of it.
    vi.stubGlobal(
      'WebSocket',
      class extends EventTarget {
        close() {}
      },
    );
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    show();
    await screen.findByText('Sending the rest of your recording');
    expect(screen.getByText(/You can leave this screen/)).toBeTruthy();
    // A server that does not greet is given up, and the play saved without it.
    await act(() => vi.advanceTimersByTimeAsync(3000));
    await screen.findByText('its results');
  });

  it('says how much of the rest has arrived, once the server has said so', () => {
    const { rerender } = render(<Analyzing step={{ doing: 'sending' }} />);
    expect(screen.queryByRole('progressbar')).toBeNull();
    rerender(<Analyzing step={{ doing: 'sending', sentPercent: 25 }} />);
    const bar = screen.getByRole('progressbar', { name: 'Sending the rest of your recording' });
    expect(bar.getAttribute('aria-valuenow')).toBe('25');
    expect(screen.getByText('25%')).toBeTruthy();
    expect(screen.getByText(/You can leave this screen/)).toBeTruthy();
  });

  it('the play of a child that was deleted elsewhere is told and forgotten', async () => {
    serve('maya', refusal('not_found', 404));
    show();
    await screen.findByText('We Can’t Save This Play');
    expect(store.listPending()).toEqual([]);
    expect(readHandoff()).toBeUndefined();
  });

  it('a play past the number of a day stays on the device, with the server’s own words, until it is taken', async () => {
    const message = 'That makes more than 60 plays in a day. Please try again in 3 hours.';
    const refused = Response.json({ code: 'quota_reached', message }, { status: 429 });
    serve('maya', refused, Response.json(silent));
    show();
    await screen.findByText(message);
    expect(store.listPending()).toHaveLength(1);
    expect(readHandoff()).toMatchObject({ recordingKey: handoff.recordingKey });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('its results');
  });

  it('what the server does not find for another parent stays for the one whose it is', async () => {
    serve('omar', refusal('not_found', 404));
    show();
    await screen.findByText(/still on this device/);
    expect(store.listPending()).toHaveLength(1);
  });
});
