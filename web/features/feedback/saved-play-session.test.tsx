import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { UnsavedPlay } from '#domain/play-session/unsaved-play.ts';
import { currentUserKey } from '#web/api/current-user-key.ts';
import { queryClient } from '#web/api/query-client.ts';
import { listUnsaved, rememberUnsaved } from '#web/api/unsaved-plays.ts';
import { playSessionKey } from './queries.ts';
import { SavedPlaySession } from './saved-play-session.tsx';

const play = (sessionId: string, playSessionId: number) =>
  ({ handoff: { sessionId }, atMs: Date.now(), playSessionId }) as UnsavedPlay;

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
  queryClient.setQueryData(playSessionKey(7), { id: 7, overallScore: null, processing });
  rememberUnsaved('maya', play('deleted', 7));
  rememberUnsaved('maya', play('another', 8));
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <SavedPlaySession id={7} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText(/waits its turn/);
  await queryClient.invalidateQueries({ queryKey: playSessionKey(7) });
  await screen.findByText('Session Not Found');
  await waitFor(() => expect(listUnsaved('maya')).toMatchObject([{ playSessionId: 8 }]));
});
