import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { PlaySessionId } from '#domain/ids.ts';
import { currentUserKey } from '#web/api/current-user-key.ts';
import { playSessionKey } from '#web/api/play-sessions-key.ts';
import { queryClient } from '#web/api/query-client.ts';
import { PlayStore } from '#web/play/device/play-store.ts';
import type { PendingPlay } from '#web/play/machine/pending-play.ts';
import { getToast } from '#web/ui/toast-store.ts';
import { SavedPlaySession } from './saved-play-session.tsx';

const ID = 7 as PlaySessionId;
const store = new PlayStore('maya');
const play = (recordingKey: string, playSessionId: number) =>
  ({ handoff: { recordingKey }, atMs: Date.now(), playSessionId }) as PendingPlay;

it('a play session that was deleted elsewhere since it was fetched is told and forgotten', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('/auth/')
      ? Response.json({ id: 'maya' })
      : Response.json({ code: 'not_found', message: '' }, { status: 404 }),
  );
  onTestFinished(() => {
    cleanup();
    queryClient.clear();
    localStorage.clear();
    vi.unstubAllGlobals();
  });
  queryClient.setQueryData(currentUserKey, { id: 'maya' });
  const processing = { status: 'waiting', progress: 0 };
  queryClient.setQueryData(playSessionKey(ID), { id: 7, overallScore: null, processing });
  store.savePending(play('deleted', 7));
  store.savePending(play('another', 8));
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <SavedPlaySession id={ID} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText(/is waiting its turn/);
  await queryClient.invalidateQueries({ queryKey: playSessionKey(ID) });
  await screen.findByText('Session Not Found');
  await waitFor(() => expect(store.listPending()).toMatchObject([{ playSessionId: 8 }]));
});

it('a recording that could not be scored is tried again, or deleted here and there', async () => {
  const asked: string[] = [];
  const message = 'It’s still here. You can try again, or delete it.';
  const failed = { status: 'failed', progress: 0, mayHelpAgain: true, message };
  const unscored = { id: 7, overallScore: null, processing: failed };
  vi.stubGlobal(
    'fetch',
    async (
      address: string,
      { method = 'GET', body = '' }: { method?: string; body?: string } = {},
    ) => {
      if (address.includes('/auth/')) return Response.json({ id: 'maya' });
      asked.push(`${method} ${address} ${body}`.trim());
      return Response.json(method === 'POST' ? { status: 'waiting', progress: 0 } : unscored);
    },
  );
  onTestFinished(() => {
    cleanup();
    queryClient.clear();
    localStorage.clear();
    vi.unstubAllGlobals();
  });
  queryClient.setQueryData(currentUserKey, { id: 'maya' });
  const fail = () => queryClient.setQueryData(playSessionKey(ID), unscored);
  fail();
  store.savePending(play('sent', 7));
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <SavedPlaySession id={ID} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText(message);
  screen.getByRole('button', { name: 'Try again' }).click();
  await screen.findByText(/is waiting its turn/);
  expect(asked).toContain('POST /api/sessions/7/score-again');
  fail();
  (await screen.findByRole('button', { name: 'Delete recording' })).click();
  (await screen.findByRole('button', { name: 'Yes, Delete Recording' })).click();
  await waitFor(() => expect(store.listPending()).toEqual([]));
  expect(asked).toContain(
    'DELETE /api/data-management/delete {"deletionType":"audio","specificIds":[7]}',
  );
});

it('a recording that can be neither tried again nor deleted now says why, where it can be seen', async () => {
  const processing = { status: 'failed', progress: 0, mayHelpAgain: true, message: 'Still here.' };
  const unscored = { id: 7, overallScore: null, processing };
  const refusal = { code: 'too_many_requests', message: 'Please wait a minute.' };
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: { method?: string } = {}) => {
    if (address.includes('/auth/')) return Response.json({ id: 'maya' });
    return method === 'GET' ? Response.json(unscored) : Response.json(refusal, { status: 429 });
  });
  onTestFinished(() => {
    cleanup();
    queryClient.clear();
    vi.unstubAllGlobals();
  });
  queryClient.setQueryData(currentUserKey, { id: 'maya' });
  queryClient.setQueryData(playSessionKey(ID), unscored);
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <SavedPlaySession id={ID} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  (await screen.findByRole('button', { name: 'Try again' })).click();
  await waitFor(() => expect(getToast()?.description).toBe('Please wait a minute.'));
  (await screen.findByRole('button', { name: 'Delete recording' })).click();
  (await screen.findByRole('button', { name: 'Yes, Delete Recording' })).click();
  await waitFor(() => expect(getToast()?.title).toBe('Your recording is still here'));
  await waitFor(() => expect(screen.queryByText('Delete this recording?')).toBeNull());
});
