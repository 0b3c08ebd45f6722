// The second step of a log-in by password: a code from an authenticator app (TOTP, RFC 6238), or a recovery code in its place.
import * as z from 'zod/mini';
import { codeSchema } from './code.ts';
import { defineEndpoint } from './endpoint.ts';

export const RECOVERY_CODE_COUNT = 10;

const recoveryCodesSchema = z.object({
  /** Shown once: only their hashes are kept. */
  recoveryCodes: z.array(z.string()),
});

export const getAuthenticator = defineEndpoint({
  method: 'GET',
  path: '/api/auth/authenticator',
  access: 'user',
  summary: 'Whether an authenticator app is asked at login, and how many recovery codes are left',
  response: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number() }),
});

export const startAuthenticator = defineEndpoint({
  method: 'POST',
  path: '/api/auth/authenticator/start',
  access: 'user',
  proof: 'fresh',
  summary: 'A new secret for an authenticator app; nothing changes until a code of it is confirmed',
  response: z.object({
    secret: z.string(),
    /** `otpauth://...`, for the QR code. */
    address: z.string(),
    /** To be handed back with the first code. */
    ticket: z.string(),
  }),
});

export const addAuthenticator = defineEndpoint({
  method: 'POST',
  path: '/api/auth/authenticator',
  access: 'user',
  proof: 'fresh',
  summary: 'Ask an authenticator app at login from now on',
  body: z.object({ ticket: z.string().check(z.maxLength(1000)), code: codeSchema }),
  status: 201,
  response: recoveryCodesSchema,
});

export const removeAuthenticator = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/authenticator',
  access: 'user',
  proof: 'fresh',
  summary: 'Ask for no code at login any more',
  response: z.object({ message: z.string() }),
});

export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/api/auth/authenticator/recovery-codes',
  access: 'user',
  proof: 'fresh',
  summary: 'New recovery codes; those from before no longer work',
  response: recoveryCodesSchema,
});
