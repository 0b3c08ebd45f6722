// The link that confirms an address is a signed statement.
import * as z from 'zod/mini';
import type { Keyring } from '#server/keys/keyring.ts';
import { readStatement, signStatement } from '#server/signed-statement.ts';

const PURPOSE = 'verify-email';
const LIFETIME_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

const statementSchema = z.object({
  userId: z.uuid(),
  email: z.string(),
  expiresAt: z.number(),
  /** Of an account that wants to move to this address. */
  changeId: z.optional(z.uuid()),
});

type Statement = z.output<typeof statementSchema>;

export function verificationToken(
  keyring: Keyring,
  { expiresAt = new Date(Date.now() + LIFETIME_DAYS * DAY_MS), ...rest }: TokenDetails,
): string {
  return signStatement(keyring, PURPOSE, { ...rest, expiresAt: expiresAt.getTime() });
}

interface TokenDetails {
  readonly userId: string;
  readonly email: string;
  readonly changeId?: string;
  readonly expiresAt?: Date;
}

/** Undefined when it is not one of ours. */
export function readVerificationToken(keyring: Keyring, token: string): Statement | undefined {
  return statementSchema.safeParse(readStatement(keyring, PURPOSE, token)).data;
}

export const verificationLink = (publicUrl: string, token: string) =>
  `${publicUrl}/verify-email?token=${token}`;
