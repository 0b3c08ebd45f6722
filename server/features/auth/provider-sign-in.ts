import type { CurrentUser } from '#contract/auth.ts';
import { emailSchema } from '#contract/email.ts';
import type { SignInError } from '#contract/sign-in.ts';
import type { ProviderProfile } from '#server/adapters/sign-in-provider.ts';
import type { Database } from '#server/database/connect.ts';
import { lockUser } from '#server/database/lock-user.ts';
import { enqueueVerificationMail } from './email-verification.ts';
import { findUserBySubject, linkSubject } from './provider-repository.ts';
import { findCredentials, insertUser } from './repository.ts';

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

/** Finds, links or makes the account of somebody who comes from a provider. */
export async function signInFromProvider(
  db: Database,
  provider: ProviderName,
  profile: ProviderProfile,
): Promise<{ user: CurrentUser; isNew: boolean }> {
  const column = subjectColumn[provider];
  const email = emailSchema.safeParse(profile.email);
  if (!email.success) throw new SignInRefusal('no_email');
  return db.transaction(async (tx) => {
    const known = await findUserBySubject(tx, column, profile.subject);
    if (known) return { user: known, isNew: false };

    const existing = await lockedCredentials(tx, email.data);
    if (existing) {
      if (!profile.isEmailVerified) throw new SignInRefusal('email_not_verified');
      const isTakeover = !existing.user.emailVerified;
      await linkSubject(tx, existing.user.id, column, profile.subject, { isTakeover });
      return { user: { ...existing.user, emailVerified: true }, isNew: false };
    }
    const user = await insertUser(tx, {
      email: email.data,
      authProvider: provider,
      [column]: profile.subject,
      emailVerified: profile.isEmailVerified,
      firstName: profile.firstName?.slice(0, 25),
      lastName: profile.lastName?.slice(0, 50),
    });
    // Lost a race against a sign-up with the same address: the next try finds that account.
    if (!user) throw new SignInRefusal('provider_failed');
    if (!user.emailVerified) await enqueueVerificationMail(tx, user.id);
    return { user, isNew: true };
  });
}

/** Locked and read again: it may have moved to another address meanwhile, and a link would go along. */
async function lockedCredentials(tx: Database, email: string) {
  const found = await findCredentials(tx, email);
  if (!found) return undefined;
  await lockUser(tx, found.user.id);
  return findCredentials(tx, email);
}
