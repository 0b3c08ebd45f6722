import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { queryClient } from '#web/api/query-client.ts';
import { OPEN_RECORDER } from '#web/api/voice-status.ts';
import { VoiceBanner } from './voice-banner.tsx';

const Arrived = () => JSON.stringify(useLocation().state);

it('"Set up now" asks Settings to open the recorder', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ available: true, enrolled: false }));
  onTestFinished(() => {
    cleanup();
    queryClient.clear();
    vi.unstubAllGlobals();
  });
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Routes>
          <Route path="/" element={<VoiceBanner />} />
          <Route path="/settings" element={<Arrived />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Set up now' }));
  expect(screen.getByText(JSON.stringify(OPEN_RECORDER))).toBeTruthy();
});
