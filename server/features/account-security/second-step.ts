// Asked after a right password, wherever one is given. An account without an authenticator app passes.
import type { FastifyRequest } from 'fastify';
import { noteEvent } from '#server/account-events/note-event.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import { codesOf, type Guess, type GuessLimits } from '#server/http/guess-limits.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { findAuthenticator, spendRecoveryCode, spendStep } from '#server/tables/authenticators.ts';
import { hashOfCode, isSixDigits, plainCode, stepOf } from './codes.ts';
import { openSecret } from './sealed-secret.ts';

interface Dependencies {
  readonly db: Database;
  readonly keyring: Keyring;
  readonly guessLimits: GuessLimits;
}

const NOT_RIGHT = {
  app: 'That code isn’t right, or it has been used already. Please wait for the next one and try again.',
  recovery:
    'That recovery code didn’t work. Check for typos, or try another one: each works only once.',
};

/** Throws `code_required` where a code is due and none was given. */
export function createSecondStep({ db, keyring, guessLimits }: Dependencies) {
  const isCodeOfApp = async (userId: string, sealedSecret: Buffer, code: string) => {
    const opened = openSecret(keyring, userId, sealedSecret);
    const step = opened && stepOf(opened, code);
    return typeof step === 'number' && spendStep(db, userId, step);
  };
  const isRecoveryCode = (userId: string, code: string, request: FastifyRequest) =>
    db.transaction(async (tx) => {
      const isSpent = await spendRecoveryCode(tx, userId, hashOfCode(code));
      if (isSpent) await noteEvent(tx, userId, 'recovery_code_used', request);
      return isSpent;
    });
  return async (
    userId: string,
    typed: string | undefined,
    { address, by }: Guess,
    request: FastifyRequest,
  ) => {
    const authenticator = await findAuthenticator(db, userId);
    if (!authenticator) return;
    if (typed === undefined) {
      throw new AppError('code_required', 'Please enter the code from your authenticator app.');
    }
    // Counted apart from the password, whose right guess is forgiven: six digits are few.
    const guess = { account: codesOf(userId), address, by, isOfFew: true };
    await guessLimits.count(guess);
    const code = plainCode(typed);
    const kind = isSixDigits(code) ? 'app' : 'recovery';
    const isRight =
      kind === 'app'
        ? await isCodeOfApp(userId, authenticator.sealedSecret, code)
        : await isRecoveryCode(userId, code, request);
    if (!isRight) {
      const sentence = NOT_RIGHT[kind];
      throw new AppError('invalid_credentials', sentence, { fields: { code: sentence } });
    }
    await guessLimits.forgive(guess);
  };
}
