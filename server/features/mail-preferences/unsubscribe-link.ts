import * as z from 'zod/mini';
import { MAIL_KINDS, type MailKind, unsubscribe } from '#contract/mail-preferences.ts';
import type { Letter } from '#server/adapters/letter.ts';
import { readStatement, signStatement } from '#server/signed-statement.ts';

const PURPOSE = 'unsubscribe';

/** It has no end: a link in an old mail works, too. */
const statementSchema = z.object({ userId: z.uuid(), kind: z.enum(MAIL_KINDS) });

interface LinkOptions {
  readonly secret: string;
  readonly publicUrl: () => string;
}

export function unsubscribeLinks(
  { secret, publicUrl }: LinkOptions,
  userId: string,
  kind: MailKind,
): NonNullable<Letter['unsubscribe']> {
  const token = signStatement(secret, PURPOSE, { userId, kind });
  return {
    page: `${publicUrl()}/unsubscribe?token=${token}`,
    oneClick: `${publicUrl()}${unsubscribe.path}?token=${token}`,
  };
}

/** Whose mails a link speaks of; undefined when it is not one of ours. */
export function readUnsubscribeToken(secret: string, token: string) {
  return statementSchema.safeParse(readStatement(secret, PURPOSE, token)).data;
}
