// Before an account is deleted, downloaded or given other keys, whoever is logged in confirms that it is them.
import * as z from 'zod/mini';
import { PASSWORD_MAX_LENGTH } from '#domain/password.ts';
import { codeSchema } from './code.ts';
import { defineEndpoint } from './endpoint.ts';
import { assertionSchema, requestOptionsSchema } from './passkeys.ts';

/** For so long nothing is asked again. */
export const PROOF_MINUTES = 5;

/** The ways in which this account can confirm; by a provider the browser leaves the page and comes back. */
export const proofWays = ['password', 'passkey', 'google', 'oidc'] as const;

export type ProofWay = (typeof proofWays)[number];

export const getProofWays = defineEndpoint({
  method: 'GET',
  path: '/api/auth/proof',
  access: 'user',
  summary: 'How this account can confirm who is there',
  response: z.object({ ways: z.array(z.enum(proofWays)) }),
});

export const confirmByPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/proof/password',
  access: 'user',
  summary: 'Confirm by the password who is there',
  body: z.object({
    password: z
      .string()
      .check(z.minLength(1, 'Password is required'), z.maxLength(PASSWORD_MAX_LENGTH)),
    code: z.optional(codeSchema),
  }),
  response: z.object({ message: z.string() }),
});

export const startConfirmByPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/auth/proof/passkey/start',
  access: 'user',
  summary: 'What a browser needs to confirm by a passkey who is there',
  response: requestOptionsSchema,
});

export const confirmByPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/auth/proof/passkey',
  access: 'user',
  summary: 'Confirm by a passkey who is there',
  body: z.object({ assertion: assertionSchema }),
  response: z.object({ message: z.string() }),
});
