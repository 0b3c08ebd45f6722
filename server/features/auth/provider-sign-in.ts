import type { FastifyRequest } from 'fastify';
import type { CurrentUser } from '#contract/auth.ts';
import { emailSchema } from '#contract/email.ts';
import { isName } from '#contract/name.ts';
import type { SignInError } from '#contract/sign-in.ts';
import { noteEvent } from '#server/account-events/note-event.ts';
import type { ProviderProfile } from '#server/adapters/sign-in-provider.ts';
import type { Database } from '#server/database/connect.ts';
import { findAuthenticator } from '#server/tables/authenticators.ts';
import {
  findCredentials,
  findUserBySubject,
  hasUnlinkedProvider,
  insertUser,
  lockUser,
  saveSubject,
} from '#server/tables/users.ts';
import { enqueueVerificationMail } from './email-verification.ts';
import { endOtherWaysIn } from './ways-in.ts';

export type ProviderName = 'google' | 'oidc';

/** Why somebody whom the provider knows cannot come in here. */
export class SignInRefusal extends Error {
  readonly code: SignInError;

  constructor(code: SignInError) {
    super(code);
    this.name = 'SignInRefusal';
    this.code = code;
  }
}

const subjectColumn = { google: 'googleId', oidc: 'oidcSubject' } as const;

interface SignInContext {
  readonly db: Database;
  readonly request: FastifyRequest;
  /** Starts the login session in the transaction in which the way in was checked. */
  readonly start: (tx: Database, userId: string) => Promise<unknown>;
}

/** Finds, links or makes the account of somebody who comes from a provider, and logs them in. */
export function signInFromProvider(
  { db, request, start }: SignInContext,
  provider: ProviderName,
  profile: ProviderProfile,
): Promise<{ isNew: boolean }> {
  return db.transaction(async (tx) => {
    const { user, isNew } = await findOrMake(tx, provider, profile, request);
    await start(tx, user.id);
    return { isNew };
  });
}

async function findOrMake(
  tx: Database,
  provider: ProviderName,
  profile: ProviderProfile,
  request: FastifyRequest,
): Promise<{ user: CurrentUser; isNew: boolean }> {
  const column = subjectColumn[provider];
  const known = await locked(tx, () => findUserBySubject(tx, column, profile.subject));
  if (known) return { user: known, isNew: false };
  const email = emailSchema.safeParse(profile.email);
  if (!email.success) throw new SignInRefusal('no_email');

  const existing = await locked(tx, async () => (await findCredentials(tx, email.data))?.user);
  if (existing) {
    if (!profile.isEmailVerified) throw new SignInRefusal('email_not_verified');
    const isTakeover = !existing.emailVerified;
    // Whoever reads the mailbox could make such an account elsewhere, and come past the code or past what was taken away.
    if (!isTakeover && (await refusesNewLinks(tx, existing.id)))
      throw new SignInRefusal('link_refused');
    // An address that was never confirmed may have been taken by a stranger who waits for its owner.
    if (isTakeover) await endOtherWaysIn(tx, existing.id);
    await saveSubject(tx, existing.id, column, profile.subject);
    await noteEvent(tx, existing.id, 'provider_linked', request);
    return { user: existing, isNew: false };
  }
  const user = await insertUser(tx, {
    email: email.data,
    authProvider: provider,
    [column]: profile.subject,
    emailVerified: profile.isEmailVerified,
    firstName: nameFrom(profile.firstName, 25),
    lastName: nameFrom(profile.lastName, 50),
  });
  // Lost a race against a sign-up with the same address: the next try finds that account.
  if (!user) throw new SignInRefusal('provider_failed');
  await noteEvent(tx, user.id, 'signed_up', request);
  if (!user.emailVerified) await enqueueVerificationMail(tx, user.id);
  return { user, isNew: true };
}

/** An account with an authenticator app, or whose owner has taken a provider off: an email in common is not enough to link one. */
async function refusesNewLinks(tx: Database, userId: string): Promise<boolean> {
  return (
    (await hasUnlinkedProvider(tx, userId)) || (await findAuthenticator(tx, userId)) !== undefined
  );
}

/**
 * Locked and read again: it may have moved to another address meanwhile, and a link would go along; or a reset may have ended the way
 * in by which they come.
 */
async function locked(tx: Database, find: () => Promise<CurrentUser | undefined>) {
  const found = await find();
  if (!found) return undefined;
  await lockUser(tx, found.id);
  return find();
}

/** People call themselves anything at a provider; what is no name is left out. */
function nameFrom(text: string | undefined, maxLength: number): string | undefined {
  const name = text?.trim().slice(0, maxLength);
  return name && isName(name) ? name : undefined;
}
