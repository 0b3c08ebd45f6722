import { expect, it, vi } from 'vitest';
import { queryClient } from './query-client.ts';

it('what was read does not age, is not read again on focus, and a failure is not tried again', () => {
  const { queries, mutations } = queryClient.getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    retry: false,
  });
  expect(mutations?.retry).toBe(false);
});

it('a failure without a word of its own reads as status, colon, status text', async () => {
  const refused = new Response('', { status: 503, statusText: 'Service Unavailable' });
  vi.stubGlobal('fetch', async () => refused);
  const asked = queryClient.fetchQuery({ queryKey: ['', 'api', 'children'] });
  await expect(asked).rejects.toThrow('503: Service Unavailable');
  vi.unstubAllGlobals();
  queryClient.clear();
});

it('a question without a call of its own reads the path that its key spells, with the cookie', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json([]));
  vi.stubGlobal('fetch', fetch);
  await queryClient.fetchQuery({ queryKey: ['', 'api', 'children'] });
  const [address, init] = fetch.mock.lastCall ?? [];
  expect(address).toBe('/api/children');
  expect(init).toMatchObject({ credentials: 'include' });
  expect(init?.method ?? 'GET').toBe('GET');
  expect(new Headers(init?.headers).has('content-type')).toBe(false);
  vi.unstubAllGlobals();
  queryClient.clear();
});
