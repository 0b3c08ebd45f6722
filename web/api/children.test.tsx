import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { useUpdateChild } from './children.ts';
import { childrenKey } from './children-key.ts';
import { playSessionsKey } from './play-sessions-key.ts';
import { queryClient } from './query-client.ts';

it('a corrected name reaches the list, and the reports that name the child', async () => {
  const reportKey = [...playSessionsKey, 'report', 1];
  queryClient.setQueryData(childrenKey, [{ id: 1, name: 'Noha' }]);
  queryClient.setQueryData(reportKey, { child: { name: 'Noha' } });
  vi.stubGlobal('fetch', async () => Response.json({ id: 1, name: 'Noah' }));
  onTestFinished(() => {
    cleanup();
    queryClient.clear();
    vi.unstubAllGlobals();
  });
  const { result } = renderHook(useUpdateChild, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  const fields = { name: 'Noah', pronouns: 'he/him', dateOfBirth: '2022-03-09' };
  result.current.mutate({ id: 1, ...fields });
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(queryClient.getQueryData(childrenKey)).toEqual([{ id: 1, name: 'Noah' }]);
  expect(queryClient.getQueryState(reportKey)?.isInvalidated).toBe(true);
});
