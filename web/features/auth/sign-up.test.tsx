import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { COMMON_PASSWORD } from '#domain/password.ts';
import { UNREACHABLE } from '#web/api/api-error.ts';
import { queryClient } from '#web/api/query-client.ts';
import { expectFocus } from '#web/test-support/focus.ts';
import { noteOf } from '#web/test-support/forms.ts';
import { forget } from '#web/ui/kept.ts';
import { AuthScreen } from './auth-screen.tsx';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';
import { SignupScreen } from './signup-screen.tsx';

/** What the server says to every call but the question which providers there are. */
function answer(respond: () => Promise<Response>) {
  vi.stubGlobal('fetch', (address: string) =>
    address.endsWith('/providers')
      ? Promise.resolve(Response.json({ google: true, oidcLabel: null }))
      : respond(),
  );
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const refuse = (fields: Record<string, string>) => async () =>
  Response.json({ code: 'invalid_input', message: 'Refused', fields }, { status: 400 });

function open(path: '/signup' | '/auth' | '/forgot-password') {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/signup" element={<SignupScreen />} />
          <Route path="/auth" element={<AuthScreen />} />
          <Route path="/forgot-password" element={<ForgotPasswordScreen />} />
          <Route path="/terms-of-use" element={<Link to={path}>Back from the Terms</Link>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

type Person = ReturnType<typeof userEvent.setup>;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (person: Person, name: string) => person.click(screen.getByRole('button', { name }));

async function fillSignUp(person: Person, password = 'towers4ever') {
  await person.type(field('Parent’s First Name'), 'Maya');
  await person.type(field('Email Address'), 'maya@example.org');
  await person.type(field('Password'), password);
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  for (const key of ['sign-up', 'auth-tab', 'auth-log-in', 'auth-sign-up']) forget(key);
});

describe('signing up', () => {
  it('says at the password, with focus there, that too many people use it', async () => {
    answer(refuse({ password: COMMON_PASSWORD }));
    const person = open('/signup');
    await fillSignUp(person, 'password1');
    await press(person, 'Create My Account');
    await vi.waitFor(() => expect(document.activeElement).toBe(field('Password')));
    expect(noteOf('Password')).toContain(COMMON_PASSWORD);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('ticks the rule about common passwords like the others, before anything is sent', async () => {
    answer(offline);
    const person = open('/signup');
    await fillSignUp(person, 'password1');
    const rule = 'Not one that lots of people use';
    const stateOf = () => screen.getByText(rule).textContent;
    await screen.findByText('Contains letter and number');
    expect(stateOf()).toBe(`${rule}, not yet`);
    await person.type(field('Password'), ' of ours');
    await vi.waitFor(() => expect(stateOf()).toBe(`${rule}, done`));
  });

  it('says at the email that it is taken', async () => {
    answer(refuse({ email: 'There’s already an account with this email.' }));
    const person = open('/signup');
    await fillSignUp(person);
    await press(person, 'Create My Account');
    await vi.waitFor(() => expect(document.activeElement).toBe(field('Email Address')));
    expect(noteOf('Email Address')).toContain('already an account');
  });

  it('is filled in as before after a look at the Terms', async () => {
    answer(offline);
    const person = open('/signup');
    await fillSignUp(person);
    await person.click(screen.getByRole('link', { name: 'Terms of Use' }));
    await person.click(screen.getByRole('link', { name: 'Back from the Terms' }));
    expect(field('Parent’s First Name').value).toBe('Maya');
    expect(field('Email Address').value).toBe('maya@example.org');
    expect(field('Password').value).toBe('towers4ever');
  });
});

describe('the page for both', () => {
  it('is on the same tab, filled in as before, after a look at the Terms', async () => {
    answer(offline);
    const person = open('/auth');
    await person.type(field('Email'), 'log-in@example.org');
    await person.click(screen.getByRole('tab', { name: 'Sign Up' }));
    await person.type(field('Last Name'), 'Lovelace');
    await person.click(screen.getByRole('link', { name: 'Terms of Service' }));
    await person.click(screen.getByRole('link', { name: 'Back from the Terms' }));
    expect(field('Last Name').value).toBe('Lovelace');
    await person.click(screen.getByRole('tab', { name: 'Login' }));
    expect(field('Email').value).toBe('log-in@example.org');
  });

  it('ticks off the password rules while typing, the one about common passwords like the others', async () => {
    answer(offline);
    const person = open('/auth');
    await person.click(screen.getByRole('tab', { name: 'Sign Up' }));
    const rules = () =>
      within(screen.getByRole('list', { name: 'Password rules' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    const long = 'At least 8 characters';
    const rare = 'Not one that lots of people use';
    expect(rules()).toEqual([`${long}, not yet`, `${rare}, not yet`]);
    await person.type(field('Password'), 'password1');
    expect(rules()).toEqual([`${long}, done`, `${rare}, not yet`]);
    await person.type(field('Password'), ' of ours');
    await vi.waitFor(() => expect(rules()).toEqual([`${long}, done`, `${rare}, done`]));
  });

  it('sends the names where there are any, and does without', async () => {
    const bodies: unknown[] = [];
    vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
      if (address.endsWith('/providers')) return Response.json({ google: true, oidcLabel: null });
      bodies.push(JSON.parse(body as string));
      throw new TypeError('Failed to fetch');
    });
    const person = open('/auth');
    await person.click(screen.getByRole('tab', { name: 'Sign Up' }));
    await person.type(field('Email'), 'ada@example.org');
    await person.type(field('Password'), 'towers4ever');
    await person.type(field('Confirm Password'), 'towers4ever');
    await press(person, 'Create Account');
    await screen.findByRole('alert');
    const account = { email: 'ada@example.org', password: 'towers4ever' };
    expect(bodies).toEqual([account]);
    await person.type(field('First Name'), 'Ada');
    await person.type(field('Last Name'), 'Lovelace');
    await press(person, 'Create Account');
    await vi.waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]).toEqual({ ...account, firstName: 'Ada', lastName: 'Lovelace' });
  });

  it('says at the password that too many people use it', async () => {
    answer(refuse({ password: COMMON_PASSWORD }));
    const person = open('/auth');
    await person.click(screen.getByRole('tab', { name: 'Sign Up' }));
    await person.type(field('Email'), 'maya@example.org');
    await person.type(field('Password'), 'password1');
    await person.type(field('Confirm Password'), 'password1');
    await press(person, 'Create Account');
    await vi.waitFor(() => expect(document.activeElement).toBe(field('Password')));
    expect(noteOf('Password')).toContain(COMMON_PASSWORD);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('without a network', () => {
  it('signing up names the connection, in the form and in focus', async () => {
    answer(offline);
    const person = open('/signup');
    await fillSignUp(person);
    await press(person, 'Create My Account');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(UNREACHABLE);
    await expectFocus(alert);
  });

  it('logging in on the page for both names the connection', async () => {
    answer(offline);
    const person = open('/auth');
    await person.type(field('Email'), 'maya@example.org');
    await person.type(field('Password'), 'towers4ever');
    await press(person, 'Login with Email');
    expect((await screen.findByRole('alert')).textContent).toBe(UNREACHABLE);
  });

  it('a forgotten password names the connection', async () => {
    answer(offline);
    const person = open('/forgot-password');
    await person.type(field('Email Address'), 'maya@example.org');
    await press(person, 'Send Reset Instructions');
    expect((await screen.findByRole('alert')).textContent).toBe(UNREACHABLE);
  });
});
