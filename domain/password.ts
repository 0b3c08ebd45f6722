export const PASSWORD_MIN_LENGTH = 8;
/** Long enough for any passphrase, short enough that hashing cannot be used to tire the server. */
export const PASSWORD_MAX_LENGTH = 200;

/** Of the hash of a common password, in `common-passwords.json`. Enough that next to nobody with a good password meets one by chance. */
export const PASSWORD_MARK_LETTERS = 6;
export const COMMON_PASSWORD =
  'Too many people use this password, so it’s easy to guess. Please choose another one.';

export interface PasswordCheck {
  /** As it reads in a live checklist. */
  readonly label: string;
  /** As it reads under the field. */
  readonly error: string;
  readonly passes: (password: string) => boolean;
}

const longEnough: PasswordCheck = {
  label: 'At least 8 characters',
  error: 'Password must be at least 8 characters',
  passes: (password) => password.length >= PASSWORD_MIN_LENGTH,
};

/** What every account's password has to be. */
export const minimalPasswordChecks: readonly PasswordCheck[] = [longEnough];

/** What the sign-up screen asks for, in the order in which it is shown. */
export const signUpPasswordChecks: readonly PasswordCheck[] = [
  longEnough,
  {
    label: 'Contains letter and number',
    error: 'Password must contain at least one letter and one number',
    passes: (password) => /\p{L}/u.test(password) && /\p{N}/u.test(password),
  },
];

/** What a new password after a reset has to be. */
export const resetPasswordChecks: readonly PasswordCheck[] = [
  longEnough,
  {
    label: 'One lowercase letter',
    error: 'Password must contain at least one lowercase letter',
    passes: (password) => /\p{Ll}/u.test(password),
  },
  {
    label: 'One uppercase letter',
    error: 'Password must contain at least one uppercase letter',
    passes: (password) => /\p{Lu}/u.test(password),
  },
  {
    label: 'One number',
    error: 'Password must contain at least one number',
    passes: (password) => /\p{N}/u.test(password),
  },
];

/** The sentence of the first check that a password fails, or undefined. */
export function passwordProblem(
  checks: readonly PasswordCheck[],
  password: string,
): string | undefined {
  return checks.find((check) => !check.passes(password))?.error;
}
