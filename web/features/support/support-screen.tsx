import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { SpeechIllustration } from '#web/ui/illustrations.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { TwoSidedScreen } from '#web/ui/two-sided-screen.tsx';
import { SentMessage } from './sent-message.tsx';
import { SupportForm } from './support-form.tsx';

interface SupportScreenProps {
  readonly title: string;
  /** Where back and done lead. */
  readonly backTo: string;
  readonly intro: string;
  /** When and how an answer comes. */
  readonly promise: string;
  /** Under the form. */
  readonly children?: ReactNode;
}

export function SupportScreen({ title, backTo, intro, promise, children }: SupportScreenProps) {
  const navigate = useNavigate();
  const [sent, setSent] = useState<string>();
  return (
    <TwoSidedScreen
      header={<ScreenHeader title={title} onBack={() => navigate(backTo)} />}
      picture={<SpeechIllustration />}
    >
      {sent === undefined ? (
        <>
          <SupportForm intro={intro} promise={promise} onSent={setSent} />
          {children}
        </>
      ) : (
        <SentMessage message={sent} promise={promise} doneTo={backTo} />
      )}
    </TwoSidedScreen>
  );
}
