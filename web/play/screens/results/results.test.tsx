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

function show(props: Partial<Parameters<typeof Results>[0]>, liveCounts?: object, status = 200) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (address.endsWith('/conversation')) return Response.json({ messages: [] });
    if (address.includes('/progress?')) return Response.json({ plays }, { status });
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
    localStorage.clear();
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
    await screen.findByText('You reached 2, your step on the way to 10.');
    expect(screen.getByText('Your step: 3, on the way to 10')).toBeTruthy();
  });

  it('name step and goal of what did not come yet, and of questions and commands', async () => {
    show({ counts: { ...counts, totalQuestions: 4, totalCommands: 1, totalNegative: 5 } });
    const row = async (name: string) => (await screen.findByText(name)).closest('li')?.textContent;
    expect(await row('Reflection')).toContain('Your step: 2, on the way to 10');
    expect(screen.queryByText('Reflection Moments')).toBeNull();
    expect(await row('About 4 questions and 1 command')).toContain(
      'You kept it to 6 or fewer, your step on the way to fewer than 3.',
    );
    cleanup();
    show({});
    expect(await row('No questions or commands')).toContain('goal of fewer than 3!');
  });

  it('of a first play name the base line, and no step', async () => {
    const playSession = { id: 998 as PlaySessionId, childId: 1, duration: 300 };
    show({ playSession, saved: { ...saved, isFirst: true } });
    expect(await screen.findAllByText('Your starting point, on the way to 10')).toHaveLength(2);
    expect(screen.getByText(/^This play shows where you’re starting from/)).toBeTruthy();
    expect(screen.queryByText('Reflection')).toBeNull();
    expect(screen.queryByText(/step:|questions/)).toBeNull();
  });

  it('name the goals where the steps cannot be fetched', async () => {
    show({}, undefined, 500);
    expect(await screen.findAllByText('The goal: 10')).toHaveLength(3);
    expect(screen.getByText('You reached the goal of fewer than 3!')).toBeTruthy();
  });

  it('light a lamp, unless there is nothing to celebrate or nobody knows', () => {
    const lamps = () => document.querySelectorAll('.animate-shine').length;
    show({});
    expect(lamps()).toBe(1);
    cleanup();
    localStorage.clear();
    show({ saved: { ...saved, aiAnalysis: { isRoughlyHeard: true } } });
    expect(lamps()).toBe(0);
    cleanup();
    localStorage.clear();
    show({ counts: { ...counts, labeledPraises: 0, behaviorDescriptions: 0 } });
    expect(lamps()).toBe(0);
  });

  it('light it up once: whoever comes back finds it on', () => {
    const play = (id: number) => ({ id: id as PlaySessionId, childId: 1, duration: 300 });
    const lamps = () => document.querySelectorAll('.fill-lamp').length;
    const shining = () => document.querySelectorAll('.animate-shine').length;
    show({ playSession: play(998) });
    expect(shining()).toBe(1);
    cleanup();
    show({ playSession: play(998) });
    expect([lamps(), shining()]).toEqual([1, 0]);
    cleanup();
    show({ playSession: play(999) });
    expect([lamps(), shining()]).toEqual([1, 1]);
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
