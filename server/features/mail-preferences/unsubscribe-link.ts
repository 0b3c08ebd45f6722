import * as z from 'zod/mini';
import { MAIL_KINDS, type MailKind, unsubscribe } from '#contract/mail-preferences.ts';
import type { Letter } from '#server/adapters/letter.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { readStatement, signStatement } from '#server/signed-statement.ts';

const PURPOSE = 'unsubscribe';

/** It has no end: a link in an old mail works, too. */
const statementSchema = z.object({ userId: z.uuid(), kind: z.enum(MAIL_KINDS) });

interface LinkOptions {
  readonly keyring: Keyring;
  readonly publicUrl: () => string;
}

export function unsubscribeLinks(
  { keyring, publicUrl }: LinkOptions,
  userId: string,
  kind: MailKind,
): NonNullable<Letter['unsubscribe']> {
  const token = signStatement(keyring, PURPOSE, { userId, kind });
  return {
    page: `${publicUrl()}/unsubscribe?token=${token}`,
    oneClick: `${publicUrl()}${unsubscribe.path}?token=${token}`,
  };
}

/** Whose mails a link speaks of; undefined when it is not one of ours. */
export function readUnsubscribeToken(keyring: Keyring, token: string) {
  return statementSchema.safeParse(readStatement(keyring, PURPOSE, token)).data;
}
