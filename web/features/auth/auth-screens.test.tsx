// What the pages to sign up and to log in say while they are filled in and sent.
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { expectFocus } from '#web/test-support/focus.ts';
import { expectRule, expectUnreachable, noteOf } from '#web/test-support/forms.ts';
import {
  answer,
  button,
  expectAddress,
  field,
  findHeading,
  held,
  maya,
  type OpenApp,
  openAsVisitor,
} from '#web/test-support/open-app.tsx';
import { getToast } from '#web/ui/toast-store.ts';

const PASSWORD = 'blocks and 2 trains';
const SIGN_UP = 'POST /api/auth/signup';
const LOG_IN = 'POST /api/auth/login';
const TAKEN = 'There’s already an account with this email.';
const wrongKeys = answer(
  {
    code: 'invalid_credentials',
    message: 'That email or password isn’t right. Please try again.',
  },
  401,
);

async function fill({ person }: OpenApp, label: string, text: string) {
  await person.clear(field(label));
  if (text) await person.type(field(label), text);
}

describe('a new parent', () => {
  async function openSignUp(answers = {}) {
    const app = openAsVisitor('/signup', answers);
    await screen.findByLabelText('Email Address');
    return app;
  }

  it('sees while typing what is wrong, and the password rules tick off', async () => {
    const app = await openSignUp();
    await expectRule('At least 8 characters', 'not yet');
    for (const [label, right, wrong, sentence] of [
      ['Parent’s First Name', 'Maya', 'M', 'First name must be at least 2 characters'],
      [
        'Parent’s First Name',
        'Maya',
        'M'.repeat(26),
        'First name must be no more than 25 characters',
      ],
      [
        'Parent’s First Name',
        'Maya',
        'M4ya',
        'First name can only contain letters, hyphens, and spaces',
      ],
      ['Email Address', 'maya@example.org', 'maya@', 'Please enter a valid email address'],
      ['Password', PASSWORD, 'short1', 'Password must be at least 8 characters'],
      [
        'Password',
        PASSWORD,
        'only letters',
        'Password must contain at least one letter and one number',
      ],
    ] as const) {
      await fill(app, label, right);
      await waitFor(() => expect(field(label).getAttribute('aria-invalid')).not.toBe('true'));
      await fill(app, label, wrong);
      await waitFor(() => expect(noteOf(label)).toContain(sentence));
      expect(field(label).getAttribute('aria-invalid')).toBe('true');
    }
    await fill(app, 'Password', 'abcdefgh');
    await expectRule('At least 8 characters', 'done');
    await expectRule('Contains letter and number', 'not yet');
    await fill(app, 'Password', 'abcdefg8');
    await expectRule('Contains letter and number', 'done');
  });

  it('with an address that is taken is told so and keeps what was typed', async () => {
    const refused = { code: 'email_taken', message: TAKEN, fields: { email: TAKEN } };
    const app = await openSignUp({ [SIGN_UP]: answer(refused, 409) });
    await fill(app, 'Parent’s First Name', 'Maya');
    await fill(app, 'Email Address', maya.email);
    await fill(app, 'Password', PASSWORD);
    await app.person.click(button('Create My Account'));
    await waitFor(() => expect(noteOf('Email Address')).toContain(TAKEN));
    expect(field('Email Address').value).toBe(maya.email);
    await expectFocus(field('Email Address'));
  });

  it('sees that the account is being made, and is told when the connection is gone', async () => {
    const made = held();
    const app = await openSignUp({ [SIGN_UP]: made.answer });
    await fill(app, 'Parent’s First Name', 'Maya');
    await fill(app, 'Email Address', maya.email);
    await fill(app, 'Password', PASSWORD);
    await app.person.keyboard('{Enter}');
    await waitFor(() => expect(button('Creating Account...').disabled).toBe(true));
    expect(field('Email Address').disabled).toBe(true);
    made.settle('offline');
    await expectUnreachable();
  });

  it('finds the terms, the privacy policy and the log-in page', async () => {
    const { person } = await openSignUp();
    for (const [link, path] of [
      ['Terms of Use', '/terms-of-use'],
      ['Privacy Policy', '/privacy-policy'],
      ['Log in', '/login'],
    ] as const) {
      await person.click(await screen.findByRole('link', { name: link }));
      await waitFor(() => expect(window.location.pathname).toBe(path));
      act(() => window.history.back());
      await expectAddress('/signup');
    }
  });
});

describe('a parent who comes back', () => {
  async function openLogIn(answers = {}) {
    const app = openAsVisitor('/login', answers);
    await screen.findByLabelText('Email Address');
    return app;
  }

  it('sees that logging in is under way, and is told when the connection is gone', async () => {
    const asked = held();
    const app = await openLogIn({ [LOG_IN]: asked.answer });
    await fill(app, 'Email Address', maya.email);
    await fill(app, 'Password', PASSWORD);
    await app.person.click(button('Log In'));
    await waitFor(() => expect(button('Logging in...').disabled).toBe(true));
    asked.settle('offline');
    expect((await screen.findByRole('alert')).textContent).toContain('Check your connection');
  });

  it('sees what is missing, can look at the password, and is told when it is wrong', async () => {
    const app = await openLogIn({ [LOG_IN]: wrongKeys });
    await app.person.click(button('Log In'));
    await screen.findByText('Please enter a valid email address');
    screen.getByText('Password must be at least 8 characters');
    await expectFocus(field('Email Address'));
    await fill(app, 'Password', 'peekaboo1');
    await app.person.click(button('Show password'));
    expect(field('Password').type).toBe('text');
    await app.person.click(button('Hide password'));
    expect(field('Password').type).toBe('password');

    await fill(app, 'Email Address', 'nobody@example.org');
    await app.person.click(button('Log In'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('That email or password isn’t right. Please try again.');
    await expectFocus(alert);
    expect(field('Email Address').value).toBe('nobody@example.org');
  });

  it('finds the way to a new password and to the sign-up page', async () => {
    const { person } = await openLogIn();
    await person.click(screen.getByRole('link', { name: 'Forgot password?' }));
    await expectAddress('/forgot-password');
    act(() => window.history.back());
    await person.click(await screen.findByRole('link', { name: 'Create an account' }));
    await expectAddress('/signup');
    await findHeading(/account/i);
    await person.click(button('Back'));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });
});

describe('the page for both', () => {
  async function openBoth(answers = {}) {
    const app = openAsVisitor('/auth', answers);
    await findHeading('Welcome to Playlight');
    return app;
  }
  const toSignUp = ({ person }: OpenApp) =>
    person.click(screen.getByRole('tab', { name: 'Sign Up' }));

  async function fillSignUp(app: OpenApp) {
    await toSignUp(app);
    await fill(app, 'Email', maya.email);
    await fill(app, 'Password', PASSWORD);
    await fill(app, 'Confirm Password', PASSWORD);
  }

  it('says what is missing to log in', async () => {
    const { person } = await openBoth();
    await person.click(button('Login with Email'));
    await screen.findByText('Please enter a valid email address');
    screen.getByText('Password is required');
    await expectFocus(field('Email'));
  });

  it('takes a wrong password for no end of a login session', async () => {
    const app = await openBoth({ [LOG_IN]: wrongKeys });
    await fill(app, 'Email', 'nobody@example.org');
    await fill(app, 'Password', 'wrong');
    await app.person.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'That email or password isn’t right. Please try again.',
    );
    expect(screen.queryByText('Unauthorized')).toBeNull();
    expect(app.loads).toEqual([]);
    expect(window.location.pathname).toBe('/auth');
  });

  it('shows that logging in is under way, and names the connection when no answer comes', async () => {
    const asked = held();
    const app = await openBoth({ [LOG_IN]: asked.answer });
    await fill(app, 'Email', maya.email);
    await fill(app, 'Password', 'x');
    await app.person.keyboard('{Enter}');
    await waitFor(() => expect(button('Logging in...').disabled).toBe(true));
    expect(field('Email').disabled).toBe(true);
    asked.settle('offline');
    await expectUnreachable();
  });

  it('says everything that is wrong with a sign-up at once', async () => {
    const app = await openBoth();
    await toSignUp(app);
    expect(noteOf('Password')).toContain('Must be at least 8 characters');
    await fill(app, 'First Name', 'A');
    await fill(app, 'Password', 'short');
    await fill(app, 'Confirm Password', 'other');
    await app.person.click(button('Create Account'));
    await screen.findByText('First name must be at least 2 characters');
    screen.getByText('Please enter a valid email address');
    screen.getByText('Password must be at least 8 characters');
    expect(noteOf('Confirm Password')).toContain('Passwords don’t match');
    await expectFocus(field('First Name'));
  });

  it('says at the field that an address is taken', async () => {
    const refused = { code: 'email_taken', message: TAKEN, fields: { email: TAKEN } };
    const app = await openBoth({ [SIGN_UP]: answer(refused, 409) });
    await fillSignUp(app);
    await app.person.click(button('Create Account'));
    await waitFor(() => expect(noteOf('Email')).toContain(TAKEN));
    await expectFocus(field('Email'));
  });

  it('shows that signing up is under way, and names the connection when no answer comes', async () => {
    const asked = held();
    const app = await openBoth({ [SIGN_UP]: asked.answer });
    await fillSignUp(app);
    await app.person.keyboard('{Enter}');
    await waitFor(() => expect(button('Creating Account...').disabled).toBe(true));
    expect(field('Last Name').disabled).toBe(true);
    asked.settle('offline');
    await expectUnreachable();
  });

  it('welcomes a new parent, and leads home after 500 ms', async () => {
    const app = await openBoth({ [SIGN_UP]: answer(maya, 201) });
    await fillSignUp(app);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    act(() => button('Create Account').click());
    // Each look lets a millisecond go by.
    const look = { interval: 1, timeout: 60_000 };
    await vi.waitFor(() => expect(getToast()?.title).toBe('Account created!'), look);
    await act(() => vi.advanceTimersByTimeAsync(450));
    expect(window.location.pathname).toBe('/auth');
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(window.location.pathname).toBe('/');
  });

  it('keeps what was typed for a look at the other tab', async () => {
    const app = await openBoth();
    await fill(app, 'Email', 'kept@example.org');
    await toSignUp(app);
    await fill(app, 'Last Name', 'Kept');
    await app.person.click(screen.getByRole('tab', { name: 'Login' }));
    expect(field('Email').value).toBe('kept@example.org');
    await toSignUp(app);
    expect(field('Last Name').value).toBe('Kept');
  });

  it('has the legal texts and a new password one link away', async () => {
    const { person } = await openBoth();
    await person.click(screen.getByRole('link', { name: 'Terms of Service' }));
    await screen.findByRole('heading', { level: 1, name: 'Terms of Use' });
    await person.click(button('Back'));
    await person.click(await screen.findByRole('link', { name: 'Privacy Policy' }));
    await screen.findByRole('heading', { level: 1, name: 'Privacy Policy' });
    await person.click(button('Back'));
    await person.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    await waitFor(() => expect(window.location.pathname).toBe('/forgot-password'));
  });
});
