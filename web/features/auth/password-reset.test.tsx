import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectFocus } from '#web/test-support/focus.ts';
import { expectRule, expectUnreachable, noteOf } from '#web/test-support/forms.ts';
import {
  answer,
  button,
  expectAddress,
  field,
  findHeading,
  held,
  type OpenApp,
  openAsVisitor,
} from '#web/test-support/open-app.tsx';

const ASK = 'POST /api/auth/forgot-password';
const RESET = 'POST /api/auth/reset-password';
const NEW_PASSWORD = 'Sunny Blocks 7';

async function ask({ person }: OpenApp, email: string) {
  const address = await screen.findByLabelText('Email Address');
  await person.clear(address);
  await person.type(address, `${email}{Enter}`);
}

async function setPassword({ person }: OpenApp, password: string) {
  await person.clear(field('New Password'));
  await person.type(field('New Password'), password);
  await person.click(button('Reset Password'));
}

const expectNote = (label: string, sentence: string) =>
  waitFor(() => {
    expect(noteOf(label)).toContain(sentence);
    expect(document.activeElement).toBe(field(label));
  });

describe('asking for a link', () => {
  it('wants a valid address, and answers the same for one without an account', async () => {
    const app = openAsVisitor('/forgot-password', { [ASK]: answer({ message: 'ok' }) });
    await ask(app, 'maya@');
    await expectNote('Email Address', 'Please enter a valid email address');
    expect(app.calls).not.toContain(ASK);
    await ask(app, 'nobody@example.org');
    await findHeading('Check your email');
  });

  it('shows that it is under way, says when it failed and keeps the address', async () => {
    const asked = held();
    const app = openAsVisitor('/forgot-password', { [ASK]: asked.answer });
    await ask(app, 'kept@example.org');
    await waitFor(() => expect(button('Sending...').disabled).toBe(true));
    expect(field('Email Address').disabled).toBe(true);
    asked.settle('offline');
    await expectUnreachable();
    expect(field('Email Address').value).toBe('kept@example.org');

    const message = 'Too many attempts. Please try again in 5 minutes.';
    app.serve({ [ASK]: answer({ code: 'too_many_requests', message }, 429) });
    await app.person.type(field('Email Address'), '{Enter}');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
  });
});

describe('the page for a new password', () => {
  it('without a token says so and leads to a new link', async () => {
    const { person } = openAsVisitor('/reset-password');
    await findHeading('Invalid Reset Link');
    const why = 'This password reset link is invalid or has expired. Please request a new one.';
    expect(screen.getByText(why)).toBeTruthy();
    await person.click(screen.getByRole('link', { name: 'Request New Reset Link' }));
    await expectAddress('/forgot-password');
  });

  it('says what the password lacks, ticks its rules off while typing, and shows it', async () => {
    const app = openAsVisitor('/reset-password?token=made-up');
    await findHeading('Create New Password');
    for (const [typed, rule] of [
      ['abcdefgh', 'At least 8 characters'],
      ['a', 'One lowercase letter'],
      ['A', 'One uppercase letter'],
      ['1', 'One number'],
    ] as const) {
      await app.person.clear(field('New Password'));
      await expectRule(rule, 'not yet');
      await app.person.type(field('New Password'), typed);
      await expectRule(rule, 'done');
    }
    await app.person.click(button('Show password'));
    expect(field('New Password').type).toBe('text');

    for (const [wrong, sentence] of [
      ['Short1', 'Password must be at least 8 characters'],
      ['ALL UPPER 1', 'Password must contain at least one lowercase letter'],
      ['blocks and 2 trains', 'Password must contain at least one uppercase letter'],
      ['No Number Here', 'Password must contain at least one number'],
    ] as const) {
      await setPassword(app, wrong);
      await expectNote('New Password', sentence);
    }
  });

  it('shows that it is under way, and says when there is no answer or the token is not ours', async () => {
    const asked = held();
    const app = openAsVisitor('/reset-password?token=made-up', { [RESET]: asked.answer });
    await findHeading('Create New Password');
    await setPassword(app, NEW_PASSWORD);
    await waitFor(() => expect(button('Resetting...').disabled).toBe(true));
    asked.settle('offline');
    await expectUnreachable();
    const message = 'This password reset link is invalid or has expired.';
    app.serve({ [RESET]: answer({ code: 'invalid_reset_token', message }, 400) });
    await app.person.click(await screen.findByRole('button', { name: 'Reset Password' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(message));
    await expectFocus(screen.getByRole('alert'));
    await app.person.click(screen.getByRole('link', { name: 'Request New Reset Link' }));
    await expectAddress('/forgot-password');
  });
});
