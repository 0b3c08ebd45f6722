import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { TwoSidedScreen } from '#web/ui/two-sided-screen.tsx';

interface OnboardingFrameProps {
  readonly progressPct: number;
  readonly onBack: () => void;
  readonly title: string;
  readonly text: string;
  /** The question took the place of another on the same page: it is read out. */
  readonly takesFocus?: boolean;
  readonly action: ReactNode;
  /** Beside the question on a desktop. */
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

/** One question a screen: the way back, how far along, the question, and one button. */
export function OnboardingFrame(props: OnboardingFrameProps) {
  const { progressPct, onBack, title, text, takesFocus = false, action, picture, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <TwoSidedScreen
      header={
        <header className="flex min-h-16 items-center gap-3 py-2 pr-5 pl-3 roomy:pr-8 roomy:pl-6">
          <IconButton label="Back" onClick={onBack}>
            <ArrowLeft aria-hidden className="size-6" />
          </IconButton>
          <div className="flex-1">
            <ProgressBar label="Setting up" value={progressPct} />
          </div>
        </header>
      }
      action={action}
      picture={picture}
    >
      <div className="flex flex-col gap-2">
        <h1 ref={heading} tabIndex={-1} className="wrap-anywhere font-extrabold text-3xl">
          {title}
        </h1>
        <p className="text-ink-soft">{text}</p>
      </div>
      {children}
    </TwoSidedScreen>
  );
}
