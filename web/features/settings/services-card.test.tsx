import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { OutsideServiceConsent } from '#contract/outside-services.ts';
import { queryClient } from '#web/api/query-client.ts';
import { getToast } from '#web/ui/toast-store.ts';
import { ServicesCard } from './services-card.tsx';

const listener: OutsideServiceConsent = {
  kind: 'sound',
  id: 'ears.example large',
  host: 'ears.example',
  model: 'large',
  label: 'Ears Inc.',
  granted: false,
  changedAt: null,
};

function show(answer: (init: RequestInit) => Response) {
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => answer(init));
  render(
    <QueryClientProvider client={queryClient}>
      <ServicesCard />
    </QueryClientProvider>,
  );
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('names the very service, and what it gets, before anybody agrees', async () => {
  let granted = false;
  show(({ body }) => {
    if (body) granted = JSON.parse(body as string).granted;
    const changedAt = granted ? '2026-03-01T12:00:00.000Z' : null;
    return Response.json({ services: [{ ...listener, granted, changedAt }] });
  });
  const toggle = await screen.findByRole('switch', {
    name: 'Let Ears Inc. write down what’s said',
  });
  expect(toggle.getAttribute('aria-checked')).toBe('false');
  screen.getByText('Ears Inc. (ears.example), model large,');
  screen.getByText(/your child’s/);
  screen.getByText('Off. Nothing is sent.');
  await userEvent.click(toggle);
  await screen.findByText('You agreed on March 1, 2026.');
});

it('shows the one that is there now where it was another a moment ago', async () => {
  let host = 'ears.example';
  const sentence = 'This service has changed since you opened the page.';
  show(({ method }) => {
    if (method !== 'PUT') return Response.json({ services: [{ ...listener, host, label: null }] });
    host = 'other.example';
    return Response.json({ code: 'service_changed', message: sentence }, { status: 409 });
  });
  await userEvent.click(await screen.findByRole('switch'));
  await screen.findByText('other.example, model large,');
  expect(getToast()?.description).toBe(sentence);
});

it('is not there where this server uses none', async () => {
  show(() => Response.json({ services: [] }));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('region')).toBeNull();
});
