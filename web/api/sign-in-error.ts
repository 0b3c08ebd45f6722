import { type SignInError, signInErrors } from '#contract/sign-in.ts';

/** Why signing in elsewhere led back to us; a code that is not ours says nothing. */
export function findSignInError(code: string | null): string | undefined {
  return code && Object.hasOwn(signInErrors, code) ? signInErrors[code as SignInError] : undefined;
}
