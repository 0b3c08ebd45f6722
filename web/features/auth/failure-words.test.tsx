import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#web/api/query-client.ts';
import { forget } from '#web/ui/kept.ts';
import { AuthScreen } from './auth-screen.tsx';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';
import { LoginScreen } from './login-screen.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { SignupScreen } from './signup-screen.tsx';

type Fields = Record<string, string>;

/** Fills in a form and sends it to a server that answers this. */
async function send(form: React.ReactNode, fields: Fields, button: string, answer: Response) {
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('/providers')
      ? Response.json({ google: true, oidcLabel: null })
      : answer.clone(),
  );
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{form}</MemoryRouter>
    </QueryClientProvider>,
  );
  const person = userEvent.setup();
  for (const [label, text] of Object.entries(fields))
    await person.type(screen.getByLabelText(label), text);
  await person.click(screen.getByRole('button', { name: button }));
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  for (const key of ['sign-up', 'auth-log-in']) forget(key);
});

const email = 'maya@example.org';
const password = 'Towers4ever';

describe('a refusal without a sentence has one of ours', () => {
  it.each([
    [
      'Signup failed',
      <SignupScreen key="signup" />,
      { 'Parent’s First Name': 'Maya', 'Email Address': email, Password: password },
      'Create My Account',
    ],
    [
      'Login failed',
      <AuthScreen key="auth" />,
      { Email: email, Password: password },
      'Login with Email',
    ],
    [
      'Failed to send reset email',
      <ForgotPasswordScreen key="forgot" />,
      { 'Email Address': email },
      'Send Reset Instructions',
    ],
    [
      'Failed to reset password. Please try again.',
      <ResetPasswordForm key="reset" token="any" onDone={() => {}} />,
      { 'New Password': password },
      'Reset Password',
    ],
  ])('%s', async (sentence, form, fields, button) => {
    await send(form, fields, button, Response.json({}, { status: 400 }));
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  });
});

it('logging in loads the front page anew', async () => {
  // No page that another visitor wanted.
  sessionStorage.clear();
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  const fields = { 'Email Address': email, Password: password };
  await send(<LoginScreen />, fields, 'Log In', Response.json({ id: 'maya' }));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/'));
  assign.mockRestore();
});
