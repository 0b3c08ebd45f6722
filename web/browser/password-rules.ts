import type { PasswordCheck } from '#domain/password.ts';
import { useIsCommonPassword } from './common-passwords.ts';

/** What a new password has to be, and what this one is so far. */
export function usePasswordRules(checks: readonly PasswordCheck[], password: string) {
  const isCommon = useIsCommonPassword(password);
  return [
    ...checks.map(({ label, passes }) => ({ label, done: passes(password) })),
    { label: 'Not one that lots of people use', done: isCommon === false },
  ];
}
