import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { changePassword } from '#contract/ways-in.ts';
import { passwordProblem, resetPasswordChecks } from '#domain/password.ts';
import { errorText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { currentUserKey } from '#web/api/current-user-key.ts';
import { isProofDeclined } from '#web/api/proof.ts';
import { usePasswordRules } from '#web/browser/password-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { Checklist } from '#web/ui/checklist.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { securityKeys } from './security-queries.ts';

interface PasswordDialogProps {
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}

/** Open for as long as it is drawn. What is wrong with a password is said at the field. */
export function PasswordDialog({ hasPassword, onClose }: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: () => call(changePassword, { body: { password } }),
    onSuccess: async () => {
      onClose();
      toast({
        title: hasPassword ? 'Password changed' : 'Password set',
        description: 'Every other device has been logged out.',
      });
      const { waysIn, loginSessions, accountEvents } = securityKeys;
      for (const queryKey of [waysIn, loginSessions, accountEvents, currentUserKey]) {
        await queryClient.invalidateQueries({ queryKey });
      }
    },
    onError: (error) => {
      if (!isProofDeclined(error)) setProblem(errorText(error));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = passwordProblem(resetPasswordChecks, password);
    setProblem(found);
    if (!found) change.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!change.isPending}
      title={hasPassword ? 'Change your password' : 'Set a password'}
    >
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          disabled={change.isPending}
          error={problem}
        />
        <Checklist label="Password rules" items={usePasswordRules(resetPasswordChecks, password)} />
        <div className="flex flex-col gap-2 *:w-full">
          <Button type="submit" pending={change.isPending} pendingLabel="Saving...">
            Save password
          </Button>
          <Button variant="secondary" disabled={change.isPending} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
