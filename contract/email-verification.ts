// A link in a mail only opens a page: programs that look at mails before people do open every link, and would confirm for anybody.
import * as z from 'zod/mini';
import { currentUserSchema } from './auth.ts';
import { defineEndpoint, redirect } from './endpoint.ts';

const tokenSchema = z.string().check(z.maxLength(1000));

export const verifyEmail = defineEndpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  access: 'public',
  summary: 'Confirm an email address with the token of a link in a mail',
  body: z.object({ token: tokenSchema }),
  response: z.object({ email: z.string(), wasConfirmed: z.boolean() }),
});

export const openVerificationLink = defineEndpoint({
  method: 'GET',
  path: '/api/auth/verify-email',
  access: 'public',
  summary: 'Go to the page of a link that was mailed earlier; changes nothing',
  query: z.object({ token: tokenSchema }),
  response: redirect,
});

export const resendVerification = defineEndpoint({
  method: 'POST',
  path: '/api/auth/verify-email/resend',
  access: 'user',
  summary: 'Mail the link again, to the address that waits to be confirmed',
  response: z.object({ email: z.string() }),
});

export const cancelEmailChange = defineEndpoint({
  method: 'DELETE',
  path: '/api/profile/pending-email',
  access: 'user',
  summary: 'Keep the email as it is; a link to a new one ends',
  response: currentUserSchema,
});
