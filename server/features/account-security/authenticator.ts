import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { noteEvent } from '#server/account-events/note-event.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import { lockOwner } from '#server/http/lock-owner.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { readStatement, signStatement } from '#server/signed-statement.ts';
import {
  deleteAuthenticator,
  findAuthenticator,
  insertAuthenticator,
  replaceRecoveryCodes,
} from '#server/tables/authenticators.ts';
import { deleteOtherLoginSessions } from '#server/tables/login-sessions.ts';
import { findNames } from '#server/tables/users.ts';
import { addressOf, hashOfCode, newRecoveryCodes, newSecret, plainCode, stepOf } from './codes.ts';
import { sealSecret } from './sealed-secret.ts';
import { waysInOf } from './ways-in.ts';

export interface AuthenticatorDependencies {
  readonly db: Database;
  readonly keyring: Keyring;
}

const PURPOSE = 'add-authenticator';
const TICKET_MINUTES = 30;

const ticketSchema = z.object({ userId: z.uuid(), secret: z.string(), expiresAt: z.number() });

/** Nothing is stored until a code shows that the app has the secret. */
export async function beginAuthenticator(
  { db, keyring }: AuthenticatorDependencies,
  userId: string,
) {
  if (!(await waysInOf(db, userId)).hasPassword) {
    throw new AppError('invalid_input', 'Please set a password first. The code comes after it.');
  }
  const secret = newSecret();
  const expiresAt = Date.now() + TICKET_MINUTES * 60 * 1000;
  const names = await findNames(db, userId);
  return {
    secret,
    address: addressOf(secret, names?.email ?? ''),
    ticket: signStatement(keyring, PURPOSE, { userId, secret, expiresAt }),
  };
}

/** Gives the recovery codes, which are shown this once. */
export async function finishAuthenticator(
  { db, keyring }: AuthenticatorDependencies,
  userId: string,
  { ticket, code }: { readonly ticket: string; readonly code: string },
  request: FastifyRequest,
): Promise<string[]> {
  const stated = ticketSchema.safeParse(readStatement(keyring, PURPOSE, ticket)).data;
  if (stated?.userId !== userId || stated.expiresAt < Date.now()) {
    throw new AppError('invalid_input', 'That took a little too long. Please start again.');
  }
  const lastStep = stepOf(stated.secret, plainCode(code));
  if (lastStep === undefined) {
    const problem = 'That code isn’t right. Please enter the one your app shows now.';
    throw new AppError('invalid_input', problem, { fields: { code: problem } });
  }
  const codes = newRecoveryCodes();
  const sealedSecret = sealSecret(keyring, userId, stated.secret);
  await db.transaction(async (tx) => {
    await lockOwner(tx, request, { isProven: true });
    if (!(await insertAuthenticator(tx, { userId, sealedSecret, lastStep }))) {
      throw new AppError('invalid_input', 'An authenticator app is already set up.');
    }
    await replaceRecoveryCodes(tx, userId, codes.map(hashOfCode));
    // Whoever came by the password alone has to show a code from now on.
    await deleteOtherLoginSessions(tx, userId, request.loginSessionId);
    await noteEvent(tx, userId, 'authenticator_added', request);
  });
  return codes;
}

export async function endAuthenticator(
  { db }: AuthenticatorDependencies,
  userId: string,
  request: FastifyRequest,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOwner(tx, request, { isProven: true });
    if (!(await deleteAuthenticator(tx, userId))) return;
    await noteEvent(tx, userId, 'authenticator_removed', request);
  });
}

export async function renewCodes(
  { db }: AuthenticatorDependencies,
  userId: string,
  request: FastifyRequest,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  await db.transaction(async (tx) => {
    await lockOwner(tx, request, { isProven: true });
    if (!(await findAuthenticator(tx, userId))) {
      throw new AppError('not_found', 'This account doesn’t have an authenticator app.');
    }
    await replaceRecoveryCodes(tx, userId, codes.map(hashOfCode));
    await noteEvent(tx, userId, 'recovery_codes_renewed', request);
  });
  return codes;
}
