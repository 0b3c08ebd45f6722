import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { PlaySessionId } from '#domain/ids.ts';
import { currentUserKey } from '#web/api/current-user-key.ts';
import { playSessionKey } from '#web/api/play-sessions-key.ts';
import { queryClient } from '#web/api/query-client.ts';
import { getToast } from '#web/ui/toast-store.ts';
import { SavedPlaySession } from './saved-play-session.tsx';

const ID = 7 as PlaySessionId;

it('one tap says what was played, another changes it, the same again takes it back, a refusal too', async () => {
  const said: unknown[] = [];
  let isDown = false;
  const playSession = { id: 7, childId: 1, duration: 300, labeledPraises: 2, overallScore: 1 };
  vi.stubGlobal('fetch', async (address: string, call: { method?: string; body?: string } = {}) => {
    if (call.method === 'PATCH') {
      if (isDown) return Response.json({ code: 'unavailable', message: '' }, { status: 503 });
      said.push(JSON.parse(call.body ?? '').activityDescription);
    }
    if (address.includes('/auth/')) return Response.json({ id: 'maya' });
    return Response.json(address.endsWith('/children') ? [] : { plays: [] });
  });
  onTestFinished(() => {
    cleanup();
    queryClient.clear();
    vi.unstubAllGlobals();
  });
  queryClient.setQueryData(currentUserKey, { id: 'maya' });
  queryClient.setQueryData(playSessionKey(ID), {
    ...playSession,
    audioTranscription: 'Parent: You built it!',
    activityDescription: 'Puddles',
  });
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <SavedPlaySession id={ID} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const chosen = () => screen.queryByRole('button', { pressed: true })?.textContent;
  const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  expect(chosen()).toBe('Puddles');
  await tap('Blocks');
  expect(chosen()).toBe('Blocks');
  await tap('Drawing');
  await tap('Drawing');
  expect(chosen()).toBeUndefined();
  await vi.waitFor(() => expect(said).toEqual(['Blocks', 'Drawing', null]));
  isDown = true;
  await tap('Dolls');
  await vi.waitFor(() => expect(getToast()?.title).toBe('We couldn’t save that'));
  expect(chosen()).toBeUndefined();
});
