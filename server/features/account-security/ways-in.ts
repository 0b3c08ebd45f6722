import type { LinkedProvider } from '#contract/ways-in.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import { countPasskeys } from '#server/tables/passkeys.ts';
import { findKeys } from '#server/tables/users.ts';

export async function waysInOf(db: Database, userId: string) {
  const keys = await findKeys(db, userId);
  if (!keys) throw new AppError('login_required', 'Please log in to continue.');
  const { passwordHash, googleId, oidcSubject } = keys;
  const providers: LinkedProvider[] = [
    ...(googleId ? (['google'] as const) : []),
    ...(oidcSubject ? (['oidc'] as const) : []),
  ];
  const passkeyCount = await countPasskeys(db, userId);
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
