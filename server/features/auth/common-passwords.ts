import { createHash } from 'node:crypto';
import marks from '#domain/common-passwords.json' with { type: 'json' };
import { COMMON_PASSWORD, PASSWORD_MARK_LETTERS } from '#domain/password.ts';
import { AppError } from '#server/app-error.ts';

let common: Set<string> | undefined;

/** The beginning of a hash, in place of the word. Upper and lower case make no difference to somebody who guesses. */
export function markOf(password: string): string {
  const hash = createHash('sha256').update(password.toLowerCase()).digest('base64url');
  return hash.slice(0, PASSWORD_MARK_LETTERS);
}

/** Refuses the passwords that are tried first. */
export function refuseCommonPassword(password: string): void {
  common ??= new Set(marks.split(' '));
  if (!common.has(markOf(password))) return;
  throw new AppError('invalid_input', COMMON_PASSWORD, { fields: { password: COMMON_PASSWORD } });
}
