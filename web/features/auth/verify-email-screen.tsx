import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { resendVerification, verifyEmail } from '#contract/email-verification.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { ApiError, errorText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { currentUserKey } from '#web/api/current-user-key.ts';
import { rememberPage } from '#web/browser/wanted-page.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { LampIllustration, PathIllustration, SpeechIllustration } from '#web/ui/illustrations.tsx';
import { AuthLayout } from './auth-layout.tsx';
import { AuthNotice } from './auth-notice.tsx';
import { FailureAlert } from './failure-alert.tsx';

const INCOMPLETE = 'This link isn’t complete. Please open it again from the email.';
/** What stands above the server's own sentence, for a link that trying again does not help. */
const refusals: Partial<Record<ErrorCode, string>> = {
  invalid_verification_link: 'This link doesn’t work',
  invalid_input: 'This link doesn’t work',
  login_required: 'Please log in first',
  wrong_user: 'That’s another account',
  email_taken: 'That email is already in use',
};

/** The link of a mail leads here. It confirms nothing by itself: programs open links, too, before people do. */
export function VerifyEmailScreen() {
  const [search] = useSearchParams();
  const token = search.get('token');
  const queryClient = useQueryClient();
  const confirmation = useMutation({
    mutationFn: (of: string) => call(verifyEmail, { body: { token: of } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentUserKey }),
  });
  const { data: user } = useCurrentUser();
  const { data, error, isPending, mutate } = confirmation;
  const code = error instanceof ApiError ? error.body.code : undefined;
  const refusal = code && refusals[code];
  const isOpen = !data && !refusal;
  return (
    <AuthLayout>
      {data && <Done {...data} />}
      {(!token || refusal) && (
        <Refused
          code={code}
          title={refusal}
          text={token ? errorText(error, INCOMPLETE) : INCOMPLETE}
        />
      )}
      {token && isOpen && user === null && <LogInFirst />}
      {token && isOpen && user !== null && (
        <>
          <FailureAlert message={error ? errorText(error) : undefined} />
          <AuthNotice
            illustration={<SpeechIllustration />}
            title="Is this your email?"
            text="One tap, and we’ll know our emails reach you."
            action={
              <Button
                fullWidth
                pending={isPending}
                pendingLabel="Confirming..."
                onClick={() => mutate(token)}
              >
                Confirm my email
              </Button>
            }
          />
        </>
      )}
    </AuthLayout>
  );
}

function LogInFirst() {
  useEffect(rememberPage, []);
  return (
    <AuthNotice
      illustration={<PathIllustration />}
      title="Please log in first"
      text="That’s how we know the account is yours. We’ll bring you right back here."
      action={
        <ButtonLink to="/login" fullWidth>
          Log In
        </ButtonLink>
      }
    />
  );
}

function Done({ email, wasConfirmed }: { email: string; wasConfirmed: boolean }) {
  return (
    <AuthNotice
      illustration={<LampIllustration />}
      title={wasConfirmed ? 'Already confirmed' : 'Email confirmed'}
      text={
        wasConfirmed
          ? `You’ve already confirmed ${email}. There’s nothing left to do.`
          : `Thank you! ${email} is confirmed, and it’s how you log in.`
      }
      action={<GoOn />}
    />
  );
}

interface RefusedProps {
  readonly code: ErrorCode | undefined;
  readonly title: string | undefined;
  readonly text: string;
}

function Refused({ code, title = 'This link doesn’t work', text }: RefusedProps) {
  return (
    <AuthNotice
      illustration={<PathIllustration />}
      title={title}
      text={text}
      action={
        code === 'wrong_user' ? (
          <ButtonLink href="/api/logout" fullWidth>
            Log Out
          </ButtonLink>
        ) : (
          <>
            <SendAnother />
            <GoOn variant="secondary" />
          </>
        )
      }
    />
  );
}

/** For a link that ran out or was cut off, while there is still something to confirm. */
function SendAnother() {
  const { data: user } = useCurrentUser();
  const again = useMutation({ mutationFn: () => call(resendVerification, {}) });
  if (!user || (user.emailVerified && !user.pendingEmail)) return null;
  return (
    <>
      <Button
        fullWidth
        pending={again.isPending}
        pendingLabel="Sending..."
        onClick={() => again.mutate()}
      >
        Send me a new link
      </Button>
      <p role="status" className="wrap-anywhere my-2 min-h-6 text-ink-soft">
        {again.data &&
          `It’s on its way to ${again.data.email}. Not there in a few minutes? Check your spam folder.`}
        {again.isError && errorText(again.error)}
      </p>
    </>
  );
}

function GoOn({ variant }: { variant?: 'secondary' }) {
  const { data: user } = useCurrentUser();
  return (
    <ButtonLink to={user ? '/account' : '/login'} variant={variant} fullWidth>
      {user ? 'Go to My Account' : 'Go to Login'}
    </ButtonLink>
  );
}
