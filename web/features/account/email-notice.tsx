import type { CurrentUser } from '#contract/auth.ts';
import { errorText } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useCancelEmailChange, useResendVerification } from './queries.ts';

/** An address that waits for its owner, with what they can do about it; nothing where all is well. */
export function EmailNotice({ user }: { user: CurrentUser }) {
  const resend = useResendVerification({
    onSuccess: ({ email }) =>
      toast({ title: 'The link is on its way', description: `Look for our email to ${email}.` }),
    onError: (error) =>
      toast({
        title: 'We couldn’t send the link',
        description: errorText(error),
        variant: 'destructive',
      }),
  });
  const cancel = useCancelEmailChange({
    onError: (error) =>
      toast({
        title: 'That didn’t work',
        description: errorText(error),
        variant: 'destructive',
      }),
  });
  const { pendingEmail, emailVerified } = user;
  if (!pendingEmail && emailVerified) return null;
  return (
    <section
      aria-label="Confirm your email"
      className="flex flex-col gap-1 rounded-card bg-lamp-soft p-4 pb-2"
    >
      <p role="status" className="wrap-anywhere">
        {pendingEmail ? (
          <>
            Waiting for you to confirm <strong>{pendingEmail}</strong>. The link is in the email we
            sent there. Until then, you still log in with your old address.
          </>
        ) : (
          'You haven’t confirmed your email yet. The link is in the email we sent you. If it isn’t there, check your spam folder.'
        )}
      </p>
      <div className="-mx-3 flex flex-wrap">
        <Button
          variant="quiet"
          size="compact"
          className="px-3!"
          pending={resend.isPending}
          pendingLabel="Sending..."
          onClick={() => resend.mutate()}
        >
          Send again
        </Button>
        {pendingEmail && (
          <Button
            variant="quiet"
            size="compact"
            className="px-3!"
            pending={cancel.isPending}
            onClick={() => cancel.mutate()}
          >
            Cancel
          </Button>
        )}
      </div>
    </section>
  );
}
