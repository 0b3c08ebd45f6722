import * as z from 'zod/mini';
import { currentUserSchema } from './auth.ts';
import { defineEndpoint } from './endpoint.ts';
import { assertionSchema, requestOptionsSchema } from './passkeys.ts';

export const startPasskeyLogIn = defineEndpoint({
  method: 'POST',
  path: '/api/auth/passkey-log-in/start',
  access: 'public',
  summary: 'What a browser needs to log in with a passkey; the same for everybody',
  response: requestOptionsSchema,
});

export const logInByPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/auth/passkey-log-in',
  access: 'public',
  summary: 'Log in with a passkey',
  body: z.object({ assertion: assertionSchema }),
  response: currentUserSchema,
});
