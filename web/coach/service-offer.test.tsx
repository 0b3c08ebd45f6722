import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { OutsideServiceConsent } from '#contract/outside-services.ts';
import { queryClient } from '#web/api/query-client.ts';
import { ServiceOffer } from './service-offer.tsx';

const acme: OutsideServiceConsent = {
  kind: 'words',
  id: 'api.acme.example small',
  host: 'api.acme.example',
  model: 'small',
  label: 'Acme',
  granted: false,
  changedAt: null,
};

/** Answers like the server: what is decided has a date. */
function serve(services: OutsideServiceConsent[]) {
  const decided: unknown[] = [];
  vi.stubGlobal('fetch', async (_address: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'GET') return Response.json({ services });
    decided.push(JSON.parse(body as string));
    return Response.json({ services: [{ ...acme, changedAt: '2026-03-01T10:00:00.000Z' }] });
  });
  return decided;
}

function show() {
  const onDone = vi.fn<() => void>();
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ServiceOffer onDone={onDone} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return onDone;
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('names the service, leads to Settings, and takes one no for good', async () => {
  const decided = serve([acme]);
  const onDone = show();
  expect((await screen.findByText(/built-in coach/)).textContent).toContain('Acme');
  expect(screen.getByRole('link', { name: 'Open Settings' }).getAttribute('href')).toBe(
    '/settings#outside-services',
  );
  await userEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
  await waitFor(() => expect(screen.queryByText(/built-in coach/)).toBeNull());
  expect(decided).toEqual([{ kind: 'words', id: acme.id, granted: false }]);
  expect(onDone).toHaveBeenCalledOnce();
});

it.each([
  ['none is configured', []],
  ['sound alone could leave', [{ ...acme, kind: 'sound' as const }]],
  ['they have decided', [{ ...acme, changedAt: '2026-03-01T10:00:00.000Z' }]],
])('stays silent where %s', async (_when, services) => {
  serve(services);
  show();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText(/built-in coach/)).toBeNull();
});
