import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** "17:30", on a clock of 24 hours, in steps of five minutes. */
const timeOfDay = z
  .string()
  .check(
    z.maxLength('17:30'.length, 'Please choose a time'),
    z.regex(/^([01]\d|2[0-3]):[0-5][05]$/, 'Please choose a time'),
  );

const mailPreferencesSchema = z.object({
  /** A mail on days on which was not played yet. */
  reminder: z.boolean(),
  /** A mail on Sunday, after a week with play. */
  recap: z.boolean(),
  /** When they come, where the user is. */
  sendAt: timeOfDay,
});

export type MailPreferences = z.output<typeof mailPreferencesSchema>;

export const getMailPreferences = defineEndpoint({
  method: 'GET',
  path: '/api/mail-preferences',
  access: 'user',
  summary: 'Which mails the user asked for; none unless they did',
  response: mailPreferencesSchema,
});

export const setMailPreferences = defineEndpoint({
  method: 'PUT',
  path: '/api/mail-preferences',
  access: 'user',
  summary: 'Ask for mails or end them',
  body: mailPreferencesSchema,
  response: mailPreferencesSchema,
});

export const MAIL_KINDS = ['reminder', 'recap'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Whoever holds the link may: a mail program does it with one click (RFC 8058), our own page by itself. */
export const unsubscribe = defineEndpoint({
  method: 'POST',
  path: '/api/mail-preferences/unsubscribe',
  access: 'public',
  summary: 'End the mails that a signed link speaks of; safe to repeat',
  query: z.object({ token: z.string().check(z.maxLength(1000)) }),
  response: z.object({ kind: z.enum(MAIL_KINDS) }),
});
