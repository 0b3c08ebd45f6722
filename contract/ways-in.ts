// The ways in beside passkeys: a password, and accounts at providers.
import * as z from 'zod/mini';
import { resetPasswordChecks } from '#domain/password.ts';
import { defineEndpoint } from './endpoint.ts';
import { passwordSchema } from './password.ts';

const providerNames = ['google', 'oidc'] as const;

export type LinkedProvider = (typeof providerNames)[number];

export const getWaysIn = defineEndpoint({
  method: 'GET',
  path: '/api/auth/ways-in',
  access: 'user',
  summary: 'How this account can log in',
  response: z.object({ hasPassword: z.boolean(), providers: z.array(z.enum(providerNames)) }),
});

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/password',
  access: 'user',
  proof: 'fresh',
  summary: 'Set a new password, and log out everywhere but here',
  body: z.object({ password: passwordSchema(resetPasswordChecks) }),
  response: z.object({ message: z.string() }),
});

export const unlinkProvider = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/linked-providers/:provider',
  access: 'user',
  proof: 'fresh',
  summary: 'No longer log in by this provider, unless it is the last way in',
  params: z.object({ provider: z.enum(providerNames) }),
  response: z.object({ message: z.string() }),
});
