import * as z from 'zod/mini';
import {
  PASSWORD_MAX_LENGTH,
  type PasswordCheck,
  passwordProblem,
  resetPasswordChecks,
} from '#domain/password.ts';
import { emailSchema } from './email.ts';
import { defineEndpoint } from './endpoint.ts';

/** A password that passes all of these checks; the error is the sentence of the first that fails. */
export function passwordSchema(checks: readonly PasswordCheck[]) {
  return z.string().check(
    z.maxLength(PASSWORD_MAX_LENGTH, 'Password must be no more than 200 characters'),
    z.check((context) => {
      const message = passwordProblem(checks, context.value);
      if (message) context.issues.push({ code: 'custom', input: context.value, message });
    }),
  );
}

export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  summary: 'Send a link for a new password, if there is such an account',
  body: z.object({ email: emailSchema }),
  response: z.object({ message: z.string() }),
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  summary: 'Set a new password with the token of such a link',
  body: z.object({
    token: z.string().check(z.minLength(1, 'Invalid or missing reset token'), z.maxLength(200)),
    password: passwordSchema(resetPasswordChecks),
  }),
  response: z.object({ message: z.string() }),
});
