import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#web/api/query-client.ts';
import { AgentScreen } from './agent-screen.tsx';

function open(at: string) {
  vi.stubGlobal('fetch', async () => Response.json([]));
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path="/" element="Home" />
          <Route path="/session/feedback/7" element={<Link to="/agent">Ask your coach</Link>} />
          <Route path="/agent" element={<AgentScreen />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('leads back to the results, for who came from there', async () => {
  open('/session/feedback/7');
  await userEvent.click(screen.getByRole('link', { name: 'Ask your coach' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
  expect(screen.getByRole('link', { name: 'Ask your coach' })).toBeTruthy();
});

it('leads home, for who opened it by its address', async () => {
  open('/agent');
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByText('Home')).toBeTruthy();
});
