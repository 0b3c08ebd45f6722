import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentUserKey } from '#web/api/current-user-key.ts';
import { queryClient } from '#web/api/query-client.ts';
import { ResultsScreen } from './results-screen.tsx';

const first = {
  id: 7,
  childId: 1,
  duration: 300,
  overallScore: 2,
  unscorable: false,
  isFirst: true,
  aiAnalysis: { cdiMetrics: {} },
  audioTranscription: 'Parent: I love how you share.',
  labeledPraises: 11,
  behaviorDescriptions: 0,
  reflections: 0,
  questions: 4,
  commands: 0,
  criticisms: 0,
};

function open(playSession: object) {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.endsWith('/children')) return Response.json([{ id: 1, name: 'Noa', age: 4 }]);
    if (address.endsWith('/sessions/7')) return Response.json(playSession);
    if (address.includes('/progress?')) return Response.json({ plays: [] });
    return Response.json({ messages: [] });
  });
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/', '/session/feedback/7']}>
        <Routes>
          <Route path="/" element="Home" />
          <Route path="/session/feedback/:id" element={<ResultsScreen />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('the results', () => {
  beforeEach(() => {
    queryClient.setQueryData(currentUserKey, { id: 'maya' });
  });

  afterEach(() => {
    cleanup();
    queryClient.clear();
    vi.unstubAllGlobals();
  });

  it('of a first play tell what went well, and nothing else', async () => {
    open(first);
    await screen.findByText('Praise Moments');
    expect(screen.queryByText('Areas to explore in future sessions')).toBeNull();
    cleanup();
    queryClient.removeQueries({ queryKey: ['', 'api', 'sessions'] });
    open({ ...first, isFirst: false });
    await screen.findByText('Try more describing, less questioning');
  });

  it.each([
    [
      'a moment',
      { duration: 4, overallScore: null, audioTranscription: 'Child: Look!' },
      'That Was a Quick One',
    ],
    ['silence', { overallScore: null, audioTranscription: '' }, 'We Couldn’t Hear You'],
    [
      'silence that was scored once',
      { overallScore: 0, audioTranscription: '' },
      'We Couldn’t Hear You',
    ],
  ])('of %s are said kindly, without a word of completion', async (_, more, title) => {
    open({ ...first, ...more });
    await screen.findByRole('heading', { name: title });
    expect(screen.queryByText('Playlight Complete!')).toBeNull();
    expect(screen.queryByText('Praise Moments')).toBeNull();
    const lines = screen.queryByRole('button', { name: 'See what was said' });
    expect(lines !== null).toBe(more.audioTranscription !== '');
  });

  it('are where Back leads from the coach', async () => {
    open(first);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to AI Feedback' }));
    await screen.findByRole('heading', { name: 'Playlight Coach' });
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByText('Praise Moments');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('Home')).toBeTruthy();
  });
});
