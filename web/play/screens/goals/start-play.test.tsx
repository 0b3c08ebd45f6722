import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { queryClient } from '#web/api/query-client.ts';
import { EveryoneKnows, StartButton } from './start-play.tsx';
import { useStartPlay } from './use-start-play.ts';

function Goals() {
  const start = useStartPlay();
  return (
    <>
      <EveryoneKnows start={start} />
      <StartButton start={start} />
    </>
  );
}

it('whoever goes back before the server has answered is not thrown into a play later', async () => {
  let answer: (response: Response) => void = () => {};
  const late = new Promise<Response>((resolve) => (answer = resolve));
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) =>
    method === 'GET' ? Response.json({ granted: false, changedAt: null }) : late,
  );
  onTestFinished(() => {
    cleanup();
    queryClient.clear();
    vi.unstubAllGlobals();
  });
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/session/goals']}>
        <Link to="/">Back</Link>
        <Routes>
          <Route path="/" element="home" />
          <Route path="/session/goals" element={<Goals />} />
          <Route path="/session/active" element="playing" />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Start 5-Minute Session' }));
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  answer(Response.json({ granted: true, changedAt: null }));
  await act(() => vi.waitFor(() => expect(queryClient.isMutating()).toBe(0)));
  expect(screen.getByText('home')).toBeTruthy();
});
