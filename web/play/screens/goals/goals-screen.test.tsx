import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { queryClient } from '#web/api/query-client.ts';
import { GoalsScreen } from './goals-screen.tsx';

it('before the first play the goals are where the road leads, and Back leads home', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(
      address.endsWith('/children') ? [] : { granted: true, changedAt: '2026-03-01T10:00:00Z' },
    ),
  );
  onTestFinished(() => {
    cleanup();
    queryClient.clear();
    vi.unstubAllGlobals();
  });
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/session/goals']}>
        <Routes>
          <Route path="/" element="home" />
          <Route path="/session/goals" element={<GoalsScreen />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const goals = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(goals).toEqual([
    expect.stringMatching(/^10.*praise/i),
    expect.stringMatching(/^10.*reflect/i),
    expect.stringMatching(/^10.*descri/i),
    expect.stringContaining('Unlimited mirroring'),
    expect.stringContaining('Enthusiasm'),
  ]);
  expect(
    screen.getByText(/Questions, commands and criticism: aim for less than 3 total/),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Start 5-Minute Session' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByText('home')).toBeTruthy();
});
