import * as z from 'zod/mini';
import { defineEndpoint, ownedId } from './endpoint.ts';

const loginSessionSchema = z.object({
  id: z.number(),
  /** "Chrome on Android". */
  device: z.string(),
  /** To the hour. */
  lastSeenAt: z.iso.datetime(),
  isThisOne: z.boolean(),
});

export type LoginSession = z.output<typeof loginSessionSchema>;

export const listLoginSessions = defineEndpoint({
  method: 'GET',
  path: '/api/auth/login-sessions',
  access: 'user',
  summary: 'Where this account is logged in',
  response: z.array(loginSessionSchema),
});

// Neither asks for a proof: whoever has lost a phone should not have to look for a password first.
export const endLoginSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/login-sessions/:id',
  access: 'user',
  summary: 'Log one device out',
  params: z.object({ id: ownedId('loginSession') }),
  response: z.object({ message: z.string() }),
});

export const endOtherLoginSessions = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/login-sessions',
  access: 'user',
  summary: 'Log out everywhere but here',
  response: z.object({ message: z.string() }),
});
