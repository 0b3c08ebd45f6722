import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#web/api/query-client.ts';
import { OPEN_RECORDER } from '#web/api/voice-status.ts';
import { VoiceCard } from './voice-card.tsx';

function open(status: object, state?: object) {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.includes('consents') ? { granted: false, changedAt: null } : status),
  );
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[{ pathname: '/settings', state }]}>
        <VoiceCard />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const notEnrolled = { available: true, enrolled: false, outdated: false };

describe('the voice card', () => {
  afterEach(() => {
    cleanup();
    queryClient.clear();
    vi.unstubAllGlobals();
  });

  it('opens the recorder at once for a parent who comes to set it up', async () => {
    open(notEnrolled, OPEN_RECORDER);
    expect(await screen.findByRole('dialog', { name: 'Enroll your voice' })).toBeTruthy();
  });

  it('opens nothing for who only looks, or where no voice can be enrolled', async () => {
    open(notEnrolled);
    await screen.findByText('Voice not enrolled');
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    queryClient.clear();
    open({ ...notEnrolled, available: false }, OPEN_RECORDER);
    await screen.findByText('Not available yet');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
