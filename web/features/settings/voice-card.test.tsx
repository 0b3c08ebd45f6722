import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { VoiceStatus } from '#contract/voice.ts';
import { queryClient } from '#web/api/query-client.ts';
import { dismissToast, getToast } from '#web/ui/toast-store.ts';
import { VoiceCard } from './voice-card.tsx';

const enrolled: VoiceStatus = {
  available: true,
  enrolled: true,
  outdated: false,
  enrollment_date: '2025-07-12T12:00:00.000Z',
  audio_duration: 42.4,
};
const notEnrolled: VoiceStatus = {
  available: true,
  enrolled: false,
  outdated: false,
  enrollment_date: null,
  audio_duration: null,
};

type Answer = (method: string) => Promise<Response> | Response;

function show(answer: Answer) {
  vi.stubGlobal('fetch', async (_address: string, { method = 'GET' }: RequestInit = {}) =>
    answer(method),
  );
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <VoiceCard />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const showStatus = (status: VoiceStatus) => show(() => Response.json(status));

const card = () => screen.getByRole('region', { name: 'Voice Recognition Setup' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  const left = getToast();
  if (left) dismissToast(left.id);
});

it('says honestly that this server cannot enroll voices', async () => {
  showStatus({ ...notEnrolled, available: false });
  await screen.findByText(/Voice enrollment isn’t available here yet/);
  expect(within(card()).queryByRole('button')).toBeNull();
});

it.each([502, 504])('shows its shape while it waits, and takes a %i as unknown', async (status) => {
  let settle: (answer: Response) => void = () => undefined;
  show(() => new Promise((resolve) => (settle = resolve)));
  screen.getByText('Checking your voice enrollment...');
  settle(new Response('Bad Gateway', { status }));
  await screen.findByText(/We can’t tell right now/);
  expect(screen.queryByRole('alert')).toBeNull();
  // One of an earlier test is still there, closed.
  expect(getToast()?.open ?? false).toBe(false);
});

it('invites to enroll, and says first what is stored', async () => {
  showStatus(notEnrolled);
  await screen.findByRole('heading', { name: 'Voice not enrolled' });
  expect(within(card()).getAllByRole('listitem')).toHaveLength(3);
  await press('Enroll Your Voice');
  const dialog = screen.getByRole('dialog', { name: 'Enroll your voice' });
  expect(dialog.textContent).toContain('The recording itself is never kept.');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows when the voice was enrolled, how long the sample was, and where deleting it failed', async () => {
  show((method) => (method === 'DELETE' ? Response.error() : Response.json(enrolled)));
  await screen.findByRole('heading', { name: 'Voice enrolled' });
  expect(card().textContent).toContain('Enrolled on July 12, 2025');
  expect(card().textContent).toContain('Sample length: 42 seconds');
  screen.getByRole('button', { name: 'Re-enroll Voice' });
  await press('Delete Voiceprint');
  await press('Yes, Delete Voiceprint');
  await waitFor(() =>
    expect(getToast()).toMatchObject({
      open: true,
      title: 'Deletion Failed',
      description: 'Failed to delete your voiceprint. Please try again.',
    }),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByRole('heading', { name: 'Voice enrolled' });
});

it('asks to record again where the voiceprint is of an older kind', async () => {
  showStatus({ ...enrolled, outdated: true });
  await screen.findByRole('heading', { name: 'We’ve gotten better at listening' });
  expect(card().textContent).toContain('Please record your voice again.');
  expect(screen.queryByRole('heading', { name: 'Voice enrolled' })).toBeNull();
  await press('Re-enroll Voice');
  screen.getByRole('dialog', { name: 'Re-enroll your voice' });
});

it('lets the voiceprint be deleted where no new one can be made', async () => {
  let status: VoiceStatus = { ...enrolled, available: false };
  show((method) => {
    if (method === 'DELETE') status = { ...notEnrolled, available: false };
    return Response.json(method === 'DELETE' ? {} : status);
  });
  await screen.findByRole('heading', { name: 'Voice enrolled' });
  expect(screen.queryByRole('button', { name: 'Re-enroll Voice' })).toBeNull();
  await press('Delete Voiceprint');
  screen.getByRole('dialog', { name: 'Delete your voiceprint?' });
  await press('Yes, Delete Voiceprint');
  await screen.findByRole('heading', { name: 'Not available yet' });
  expect(getToast()).toMatchObject({
    open: true,
    title: 'Voiceprint Deleted',
    description: 'Your voiceprint has been deleted.',
  });
});
