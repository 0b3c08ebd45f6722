import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { forgotPassword } from '#contract/password.ts';
import { errorText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { SpeechIllustration } from '#web/ui/illustrations.tsx';
import { AuthHeading, AuthLayout } from './auth-layout.tsx';
import { AuthNotice } from './auth-notice.tsx';
import { EmailField } from './email-field.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { TextLink } from './text-link.tsx';

export function ForgotPasswordScreen() {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(forgotPassword.body),
    defaultValues: { email: '' },
  });
  const [sentTo, setSentTo] = useState('');
  const request = useMutation({
    mutationFn: (body: z.output<typeof forgotPassword.body>) => call(forgotPassword, { body }),
    onSuccess: (_answer, { email }) => setSentTo(email),
  });

  if (sentTo) return <Sent email={sentTo} />;
  return (
    <AuthLayout
      backTo="/login"
      footer={
        <p>
          Remembered it? <TextLink to="/login">Log in</TextLink>
        </p>
      }
    >
      <AuthHeading
        title="Forgot your password?"
        text="It happens. Tell us your email address, and we’ll send you a link to set a new one."
      />
      <FailureAlert
        message={
          request.isError ? errorText(request.error, 'Failed to send reset email') : undefined
        }
      />
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={handleSubmit((form) => request.mutate(form))}
      >
        <EmailField
          label="Email Address"
          disabled={request.isPending}
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <Button type="submit" fullWidth pending={request.isPending} pendingLabel="Sending...">
          Send Reset Instructions
        </Button>
      </form>
    </AuthLayout>
  );
}

function Sent({ email }: { email: string }) {
  const again = useMutation({ mutationFn: () => call(forgotPassword, { body: { email } }) });
  return (
    <AuthLayout backTo="/login">
      <AuthNotice
        illustration={<SpeechIllustration />}
        title="Check your email"
        text="We’ve sent password reset instructions to your email address."
        action={
          <>
            <p className="wrap-anywhere mb-5 text-ink-soft">
              They’re on their way to <strong className="text-ink">{email}</strong>. Not there in a
              few minutes? Check your spam folder, or the address for typos.
            </p>
            <ButtonLink to="/login" fullWidth>
              Back to Login
            </ButtonLink>
            <Button
              variant="quiet"
              fullWidth
              pending={again.isPending}
              pendingLabel="Sending..."
              onClick={() => again.mutate()}
            >
              Send again
            </Button>
            <p role="status" className="min-h-6 text-ink-soft">
              {again.isSuccess && 'Done. Another email is on its way.'}
              {again.isError && errorText(again.error, 'Failed to send reset email')}
            </p>
          </>
        }
      />
    </AuthLayout>
  );
}
