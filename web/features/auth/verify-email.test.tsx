import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { currentUserKey } from '#web/api/current-user-key.ts';
import { queryClient } from '#web/api/query-client.ts';
import { takeWantedPage } from '#web/browser/wanted-page.ts';
import { answer, button, findHeading, held, openAsMaya } from '#web/test-support/open-app.tsx';
import { VerifyEmailScreen } from './verify-email-screen.tsx';

const VERIFY = 'POST /api/auth/verify-email';
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

it('confirming shows that it is under way, and can be tried again where nobody answers', async () => {
  const confirming = held();
  const { person, serve } = openAsMaya('/verify-email?token=abc', { [VERIFY]: confirming.answer });
  await person.click(await screen.findByRole('button', { name: 'Confirm my email' }));
  await waitFor(() => expect(button('Confirming...').disabled).toBe(true));
  confirming.settle('offline');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'We can’t reach Playlight right now.',
  );
  serve({ [VERIFY]: answer({ email: maya.email, wasConfirmed: false }) });
  await person.click(button('Confirm my email'));
  const done = await findHeading('Email confirmed');
  await waitFor(() => expect(document.activeElement).toBe(done));
  screen.getByText(/^Thank you! maya@example\.org is confirmed/);
});

it('a link that was cut off, and none at all, say that it does not work, and lead to the account', async () => {
  const refused = { code: 'invalid_verification_link', message: 'This link isn’t ours.' };
  const { person } = openAsMaya('/verify-email?token=cut-off', { [VERIFY]: answer(refused, 400) });
  await person.click(await screen.findByRole('button', { name: 'Confirm my email' }));
  const told = await findHeading('This link doesn’t work');
  await waitFor(() => expect(document.activeElement).toBe(told));
  openAsMaya('/verify-email');
  await findHeading('This link doesn’t work');
  await screen.findByRole('link', { name: 'Go to My Account' });
});
