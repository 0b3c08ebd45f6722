// Whoever is logged in confirms that it is them: an unlocked phone or a stolen cookie alone must not be enough to take an account away.
import type { FastifyRequest } from 'fastify';
import type { ProofWay } from '#contract/proof.ts';
import type { ProofOutcome } from '#contract/sign-in.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import type { GuessLimits } from '#server/http/guess-limits.ts';
import type { LoginSessions } from '#server/http/login-session.ts';
import { countPasskeys } from '#server/tables/passkeys.ts';
import { findKeys } from '#server/tables/users.ts';
import { isPasswordRight } from './passwords.ts';
import type { CheckSecondStep } from './second-step.ts';

export interface ProofDependencies {
  readonly db: Database;
  readonly loginSessions: Pick<LoginSessions, 'prove'>;
}

export interface PasswordProofDependencies extends ProofDependencies {
  readonly guessLimits: GuessLimits;
  readonly checkSecondStep: CheckSecondStep;
}

const NOT_RIGHT = 'That password isn’t right. Please try again.';

export async function waysToProve(
  { db }: PasswordProofDependencies,
  userId: string,
): Promise<ProofWay[]> {
  const keys = await findKeys(db, userId);
  return [
    ...(keys?.passwordHash ? (['password'] as const) : []),
    ...((await countPasskeys(db, userId)) > 0 ? (['passkey'] as const) : []),
    ...(keys?.googleId ? (['google'] as const) : []),
    ...(keys?.oidcSubject ? (['oidc'] as const) : []),
  ];
}

/** It is the same password that could be guessed; guesses of this login session keep nobody from logging in elsewhere. */
export async function proveByPassword(
  { db, loginSessions, guessLimits, checkSecondStep }: PasswordProofDependencies,
  userId: string,
  { password, code }: { readonly password: string; readonly code?: string | undefined },
  request: FastifyRequest,
): Promise<void> {
  const keys = await findKeys(db, userId);
  const guess = {
    account: keys?.email ?? userId,
    address: request.ip,
    by: request.loginSessionId,
  };
  await guessLimits.count(guess);
  if (!(await isPasswordRight(keys?.passwordHash, password))) {
    throw new AppError('invalid_credentials', NOT_RIGHT, { fields: { password: NOT_RIGHT } });
  }
  await guessLimits.forgive(guess);
  await checkSecondStep(userId, code, guess, request);
  await loginSessions.prove(request);
}

/** By the provider that this very account is tied to. */
export async function proveBySubject(
  { db, loginSessions }: ProofDependencies,
  provider: 'google' | 'oidc',
  subject: string,
  request: FastifyRequest,
): Promise<ProofOutcome> {
  const keys = request.userId ? await findKeys(db, request.userId) : undefined;
  const own = provider === 'google' ? keys?.googleId : keys?.oidcSubject;
  if (own !== subject) return 'refused';
  await loginSessions.prove(request);
  return 'given';
}
