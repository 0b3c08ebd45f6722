import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#web/api/query-client.ts';
import { OPEN_RECORDER } from '#web/api/voice-status.ts';
import { recordingBrowser } from '#web/test-support/recording-browser.ts';
import { dismissToast, getToast } from '#web/ui/toast-store.ts';
import { VoiceCard } from './voice-card.tsx';

function open(status: object, state?: object, granted = false) {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.includes('consents') ? { granted, changedAt: null } : status),
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
    const left = getToast();
    if (left) dismissToast(left.id);
  });

  it('opens the recorder at once for a parent who comes to set it up', async () => {
    open(notEnrolled, OPEN_RECORDER);
    expect(await screen.findByRole('dialog', { name: 'Enroll your voice' })).toBeTruthy();
  });

  it('closes the recorder 1.5 s after a voice was recorded again, and says so', async () => {
    const browser = recordingBrowser();
    const date = '2025-07-12T12:00:00.000Z';
    const sample = { enrollment_date: date, audio_duration: 42 };
    open({ ...notEnrolled, enrolled: true, ...sample }, undefined, true);
    await browser.press('Re-enroll Voice');
    await browser.record(31);
    await browser.expectToast('Voice Enrolled Successfully');
    await browser.pass(1400);
    screen.getByRole('dialog', { name: 'Re-enroll your voice' });
    await browser.pass(200);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(getToast()).toMatchObject({
      title: 'Voice Re-enrolled',
      description: 'Your voice profile has been updated successfully.',
    });
    expect(browser.chunksMs).toEqual([100]);
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
