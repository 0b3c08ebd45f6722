import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PlaySessionId } from '#domain/ids.ts';
import { queryClient } from '#web/api/query-client.ts';
import { Results } from './results.tsx';

const counts = {
  labeledPraises: 2,
  behaviorDescriptions: 1,
  reflections: 0,
  totalQuestions: 0,
  totalCommands: 0,
  totalCriticisms: 0,
  totalNegative: 0,
};
const saved = {
  hasAudio: false,
  feedback: null,
  suggestions: null,
  isFirst: false,
  audioTranscription: 'Parent: You built it!',
  activityDescription: null,
  aiAnalysis: null,
};

/** This one, and what was played before it. */
const plays = [
  { id: 998, labeledPraises: 0, behaviorDescriptions: 1, reflections: 0, avoidTalk: 9 },
  { id: 999, labeledPraises: 2, behaviorDescriptions: 1, reflections: 0, avoidTalk: 0 },
];

function show(props: Partial<Parameters<typeof Results>[0]>, liveCounts?: object) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (address.endsWith('/conversation')) return Response.json({ messages: [] });
    if (address.includes('/progress?')) return Response.json({ plays });
    return Response.json(address.endsWith('/children') ? [{ id: 1, name: 'Mia' }] : {});
  });
  const entry = { pathname: '/session/feedback/999', state: liveCounts && { liveCounts } };
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[entry]}>
        <Results
          counts={counts}
          playSession={{ id: 999 as PlaySessionId, childId: 1, duration: 300 }}
          saved={saved}
          {...props}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return asked;
}

const openCoach = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Continue to AI Feedback' }));

describe('results', () => {
  afterEach(() => {
    cleanup();
    queryClient.clear();
    vi.unstubAllGlobals();
  });

  it('of a play that was hard to hear are called rough', async () => {
    show({ saved: { ...saved, aiAnalysis: { isRoughlyHeard: true } } });
    await screen.findByText(/hard to hear, so take these counts as a rough guide/);
    cleanup();
    show({});
    expect(screen.queryByText(/rough guide/)).toBeNull();
  });

  it('stand beside the steps that the plays before have set', async () => {
    show({});
    await screen.findByText('You reached your step of 2, on the way to 10.');
    expect(screen.getByText('Your step: 3, on the way to 10')).toBeTruthy();
  });

  it('lead a real play session to the real coach, whatever its number', async () => {
    const asked = show({});
    await openCoach();
    await waitFor(() => expect(asked).toContain('/api/sessions/feedback/start'));
    expect(screen.queryByText(/mock/)).toBeNull();
  });

  it('lead a made-up one to a mock, which asks the server nothing', async () => {
    const asked = show({ saved: undefined });
    await openCoach();
    await screen.findByText(/mock conversation/);
    expect(asked).not.toContain('/api/sessions/feedback/start');
  });

  it('say kindly where they count fewer than the screen showed during the play', () => {
    const note = /listened to all of it again/;
    show({}, { ...counts, labeledPraises: 3 });
    expect(screen.getByText(note)).toBeTruthy();
    cleanup();
    show({}, { ...counts, labeledPraises: 1 });
    expect(screen.queryByText(note)).toBeNull();
    cleanup();
    show({});
    expect(screen.queryByText(note)).toBeNull();
  });
});
