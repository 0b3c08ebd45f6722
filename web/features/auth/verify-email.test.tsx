import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { currentUserKey } from '#web/api/current-user-key.ts';
import { queryClient } from '#web/api/query-client.ts';
import { takeWantedPage } from '#web/browser/wanted-page.ts';
import { VerifyEmailScreen } from './verify-email-screen.tsx';

const maya = { id: '1', email: 'maya@example.org', emailVerified: false, pendingEmail: null };

function open(user: typeof maya | null) {
  queryClient.setQueryData(currentUserKey, user);
  window.history.replaceState(null, '', '/verify-email?token=abc');
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/verify-email?token=abc']}>
        <VerifyEmailScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('a visitor who logs in is brought back to the link', async () => {
  open(null);
  await screen.findByRole('heading', { name: 'Please log in first' });
  expect(takeWantedPage()).toBe('/verify-email?token=abc');
});

it('a link that has expired offers another one, and says where it goes', async () => {
  const expired = { code: 'invalid_verification_link', message: 'This link has expired.' };
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('/resend')
      ? Response.json({ email: maya.email })
      : Response.json(expired, { status: 410 }),
  );
  const person = open(maya);
  await person.click(screen.getByRole('button', { name: 'Confirm my email' }));
  await person.click(await screen.findByRole('button', { name: 'Send me a new link' }));
  const told = await screen.findByText(/on its way to maya@example.org/);
  expect(told.textContent).toContain('spam folder');
});
