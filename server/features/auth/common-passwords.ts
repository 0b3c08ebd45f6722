import { createHash } from 'node:crypto';
import { AppError } from '#server/app-error.ts';
import marks from './common-passwords.json' with { type: 'json' };

/** Enough that next to nobody with a good password meets one by chance. */
const MARK_LETTERS = 6;

const SENTENCE =
  'Too many people use this password, so it is easy to guess. Please choose another one.';

let common: Set<string> | undefined;

/** The beginning of a hash, in place of the word. Upper and lower case make no difference to somebody who guesses. */
export function markOf(password: string): string {
  const hash = createHash('sha256').update(password.toLowerCase()).digest('base64url');
  return hash.slice(0, MARK_LETTERS);
}

/** Refuses the passwords that are tried first. */
export function refuseCommonPassword(password: string): void {
  common ??= new Set(marks.split(' '));
  if (!common.has(markOf(password))) return;
  throw new AppError('invalid_input', SENTENCE, { fields: { password: SENTENCE } });
}
