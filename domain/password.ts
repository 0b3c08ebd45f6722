export const PASSWORD_MIN_LENGTH = 8;
/** Long enough for any passphrase, short enough that hashing cannot be used to tire the server. */
export const PASSWORD_MAX_LENGTH = 200;

export interface PasswordCheck {
  readonly label: string;
  readonly passes: (password: string) => boolean;
}

/** The live checklist of the sign-up screen, in the order in which it is shown. */
export const passwordChecklist: readonly PasswordCheck[] = [
  {
    label: 'At least 8 characters',
    passes: (password) => password.length >= PASSWORD_MIN_LENGTH,
  },
  {
    label: 'Contains letter and number',
    passes: (password) => /\p{L}/u.test(password) && /\p{N}/u.test(password),
  },
];
