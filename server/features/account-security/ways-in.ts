import type { LinkedProvider } from '#contract/ways-in.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import { findWaysIn } from './repository.ts';

export async function waysInOf(db: Database, userId: string) {
  const { passwordHash, googleId, oidcSubject, passkeyCount } = await findWaysIn(db, userId);
  const providers: LinkedProvider[] = [
    ...(googleId ? (['google'] as const) : []),
    ...(oidcSubject ? (['oidc'] as const) : []),
  ];
  return { hasPassword: passwordHash !== null, providers, passkeyCount };
}

/** After something was taken away, in the same transaction: nobody locks themselves out. */
export async function requireWayIn(tx: Database, userId: string): Promise<void> {
  const { hasPassword, providers, passkeyCount } = await waysInOf(tx, userId);
  if (hasPassword || providers.length > 0 || passkeyCount > 0) return;
  throw new AppError(
    'last_way_in',
    'That’s your only way to log in. Add a password or a passkey first, then remove it.',
  );
}
