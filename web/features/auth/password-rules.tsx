import type { PasswordCheck } from '#domain/password.ts';
import { usePasswordRules } from '#web/browser/password-rules.ts';
import { Checklist } from '#web/ui/checklist.tsx';

interface PasswordRulesProps {
  readonly checks: readonly PasswordCheck[];
  readonly password: string;
}

export function PasswordRules({ checks, password }: PasswordRulesProps) {
  return <Checklist label="Password rules" items={usePasswordRules(checks, password)} />;
}
