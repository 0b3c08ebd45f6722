import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signInErrors } from '#contract/sign-in.ts';
import { queryClient } from '#web/api/query-client.ts';
import { answer, button, field, findHeading, openAsVisitor } from '#web/test-support/open-app.tsx';

const PROVIDERS = 'GET /api/auth/providers';
const OIDC_LABEL = 'Sign in with Sunny Clinic';
const pages = [
  ['/login', 'Sign in with Google'],
  ['/signup', 'Continue with Google'],
  ['/auth', 'Continue with Google'],
] as const;
const hrefOf = (link: HTMLElement) => link.getAttribute('href');

it('every page to sign in offers Google, and the other provider where there is one', async () => {
  for (const [path, label] of pages) {
    openAsVisitor(path, { [PROVIDERS]: answer({ google: true, oidcLabel: OIDC_LABEL }) });
    const google = await screen.findByRole('link', { name: label });
    expect(hrefOf(google)).toBe('/api/auth/google');
    const oidc = await screen.findByRole('link', { name: OIDC_LABEL });
    expect(hrefOf(oidc)).toBe('/api/auth/oidc');
  }
});

it('no page to sign in has a second provider where none is set up', async () => {
  for (const [path, label] of pages) {
    const { calls } = openAsVisitor(path);
    await screen.findByRole('link', { name: label });
    await waitFor(() => expect(calls).toContain(PROVIDERS));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('link', { name: OIDC_LABEL })).toBeNull();
  }
});

it('the log-in page explains every code', async () => {
  for (const [code, sentence] of Object.entries(signInErrors)) {
    openAsVisitor(`/login?error=${code}`);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(sentence);
    await waitFor(() => expect(document.activeElement).toBe(alert));
  }
});

it('the log-in page says nothing to an unknown code', async () => {
  for (const code of ['no_such_code', 'toString', '']) {
    openAsVisitor(`/login?error=${code}`);
    await findHeading('Welcome back');
    expect(screen.queryByRole('alert')).toBeNull();
  }
});

it('a refused password takes the place of the earlier message', async () => {
  const message = 'That email or password isn’t right. Please try again.';
  const { person } = openAsVisitor('/login?error=canceled', {
    'POST /api/auth/login': answer({ code: 'invalid_credentials', message }, 401),
  });
  await screen.findByRole('alert');
  await person.type(field('Email Address'), 'nobody@example.org');
  await person.type(field('Password'), 'not my password');
  await person.click(button('Log In'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
});
