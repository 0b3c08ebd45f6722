import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { type MailKind, unsubscribe } from '#contract/mail-preferences.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { LampIllustration } from '#web/ui/illustrations.tsx';
import { PhoneScreen } from '#web/ui/phone-column.tsx';

const mailNames: Record<MailKind, string> = {
  reminder: 'reminders',
  recap: 'weekly recaps',
};

/** The link of a mail leads here, without a login. It ends nothing by itself: programs open links, too, before people do. */
export function UnsubscribeScreen() {
  const [search] = useSearchParams();
  const token = search.get('token');
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (of: string) => call(unsubscribe, { query: { token: of } }),
  });

  if (data) {
    return (
      <Note title="You’re unsubscribed">
        <p>You won’t get any more {mailNames[data.kind]}. You can turn them back on in Settings.</p>
        <ButtonLink to="/settings">Open Settings</ButtonLink>
      </Note>
    );
  }
  if (!token || (error instanceof ApiError && error.status < 500)) {
    return (
      <Note title="This link doesn’t work">
        <p>It may have been cut off in the email. You can turn off these emails in Settings.</p>
        <ButtonLink to="/settings">Open Settings</ButtonLink>
      </Note>
    );
  }
  if (error) {
    return (
      <Note title="That didn’t work">
        <p role="alert">You’re still getting these emails. Check your connection and try again.</p>
        <Button pending={isPending} onClick={() => mutate(token)}>
          Try Again
        </Button>
      </Note>
    );
  }
  return (
    <Note title="No more of these emails?">
      <p>One tap and they stop. You can turn them back on in Settings anytime.</p>
      <Button
        pending={isPending}
        pendingLabel="Stopping these emails..."
        onClick={() => mutate(token)}
      >
        Unsubscribe
      </Button>
    </Note>
  );
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PhoneScreen>
      <div className="flex flex-1 flex-col items-center justify-center gap-4 text-center text-ink-soft">
        <LampIllustration className="w-36" />
        <h1 className="font-extrabold text-2xl text-ink">{title}</h1>
        {children}
      </div>
    </PhoneScreen>
  );
}
