import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { passwordSchema, resetPassword } from '#contract/password.ts';
import { resetPasswordChecks } from '#domain/password.ts';
import { ApiError, errorText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { PasswordRules } from './password-rules.tsx';
import { TextLink } from './text-link.tsx';
import { useRefusedFields } from './use-refused-fields.ts';

const formSchema = z.object({ password: passwordSchema(resetPasswordChecks) });
const FIELDS = ['password'] as const;

export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useForm({ resolver: zodResolver(formSchema), defaultValues: { password: '' } });
  const { register, handleSubmit, control, formState } = form;
  const reset = useMutation({
    mutationFn: ({ password }: z.output<typeof formSchema>) =>
      call(resetPassword, { body: { token, password } }),
    onSuccess: onDone,
  });
  const isAboutFields = useRefusedFields(reset.error, form, FIELDS);
  const isLinkSpent =
    reset.error instanceof ApiError && reset.error.body.code === 'invalid_reset_token';

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={handleSubmit((body) => reset.mutate(body))}
    >
      <FailureAlert
        message={
          reset.isError && !isAboutFields
            ? errorText(reset.error, 'Failed to reset password. Please try again.')
            : undefined
        }
      >
        {isLinkSpent && (
          <TextLink to="/forgot-password" standsAlone>
            Request New Reset Link
          </TextLink>
        )}
      </FailureAlert>
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        disabled={reset.isPending}
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <PasswordRules
        checks={resetPasswordChecks}
        password={useWatch({ control, name: 'password' })}
      />
      <Button type="submit" fullWidth pending={reset.isPending} pendingLabel="Resetting...">
        Reset Password
      </Button>
    </form>
  );
}
