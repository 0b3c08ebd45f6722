import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '#web/ui/button.tsx';
import { LampIllustration, PathIllustration } from '#web/ui/illustrations.tsx';
import { AuthHeading, AuthLayout } from './auth-layout.tsx';
import { AuthNotice } from './auth-notice.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

export function ResetPasswordScreen() {
  const [search] = useSearchParams();
  const [isDone, setIsDone] = useState(false);
  return (
    <AuthLayout backTo="/login">
      {isDone ? <Done /> : <Reset token={search.get('token')} onDone={() => setIsDone(true)} />}
    </AuthLayout>
  );
}

function Reset({ token, onDone }: { token: string | null; onDone: () => void }) {
  if (!token) {
    return (
      <AuthNotice
        illustration={<PathIllustration />}
        title="Invalid Reset Link"
        text="This password reset link is invalid or has expired. Please request a new one."
        action={
          <ButtonLink to="/forgot-password" fullWidth>
            Request New Reset Link
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <AuthHeading
        title="Create New Password"
        text="You’ll use it to log in on all your devices."
      />
      <ResetPasswordForm token={token} onDone={onDone} />
    </>
  );
}

function Done() {
  return (
    <AuthNotice
      illustration={<LampIllustration />}
      title="Password Reset Successful!"
      text="Your password has been changed successfully. You can now login with your new password."
      action={
        // A full load: the reset has ended every login, this browser's included.
        <ButtonLink href="/login" fullWidth>
          Go to Login
        </ButtonLink>
      }
    />
  );
}
