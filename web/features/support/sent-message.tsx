import { useEffect, useRef } from 'react';
import { useCurrentUser } from '#web/api/current-user.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SpeechIllustration } from '#web/ui/illustrations.tsx';

interface SentMessageProps {
  readonly message: string;
  readonly promise: string;
  readonly doneTo: string;
}

export function SentMessage({ message, promise, doneTo }: SentMessageProps) {
  const { data: user } = useCurrentUser();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  return (
    <>
      <div className="flex flex-col items-center gap-2 pt-2 text-center">
        <SpeechIllustration className="mb-2 w-32" />
        <h2 ref={heading} tabIndex={-1} className="font-extrabold text-2xl">
          Message sent
        </h2>
        <p className="text-ink-soft">{promise}</p>
        <p className="wrap-anywhere text-ink-muted text-sm">We’ll reply to {user?.email}.</p>
      </div>
      <Card>
        <h3 className="text-ink-muted text-sm">Your message</h3>
        <p className="wrap-anywhere mt-1 whitespace-pre-wrap">{message}</p>
      </Card>
      <ButtonLink to={doneTo} fullWidth>
        Done
      </ButtonLink>
    </>
  );
}
