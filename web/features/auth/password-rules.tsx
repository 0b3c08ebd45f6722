import type { PasswordCheck } from '#domain/password.ts';
import { Checklist } from '#web/ui/checklist.tsx';

interface PasswordRulesProps {
  readonly checks: readonly PasswordCheck[];
  readonly password: string;
}

export function PasswordRules({ checks, password }: PasswordRulesProps) {
  const items = checks.map(({ label, passes }) => ({ label, done: passes(password) }));
  return <Checklist label="Password rules" items={items} />;
}
