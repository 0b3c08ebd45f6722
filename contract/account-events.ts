import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** What happens to an account and is written down for its owner. */
export const accountEventKinds = [
  'signed_up',
  'logged_in',
  'logged_in_on_new_device',
  'email_change_asked',
  'email_changed',
  'email_confirmed',
  'password_changed',
  'password_reset',
  'provider_linked',
  'provider_unlinked',
  'passkey_added',
  'passkey_removed',
  'authenticator_added',
  'authenticator_removed',
  'recovery_codes_renewed',
  'recovery_code_used',
  'device_signed_out',
  'data_downloaded',
] as const;

export type AccountEventKind = (typeof accountEventKinds)[number];

/** More than all families together will ever have. */
const MOST_EVENTS = 1_000_000_000_000;
export const EVENTS_PER_PAGE = 20;

export const listAccountEvents = defineEndpoint({
  method: 'GET',
  path: '/api/auth/account-events',
  access: 'user',
  summary: 'What happened to the account, newest first',
  /** The last event of the page before. */
  query: z.object({
    before: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(MOST_EVENTS))),
  }),
  response: z.object({
    events: z.array(
      z.object({
        id: z.number(),
        kind: z.enum(accountEventKinds),
        device: z.string(),
        createdAt: z.iso.datetime(),
      }),
    ),
    hasMore: z.boolean(),
  }),
});

export type AccountEvent = z.output<typeof listAccountEvents.response>['events'][number];
