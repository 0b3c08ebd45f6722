import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SeedlingIllustration } from '#web/ui/illustrations.tsx';

const words = {
  tooShort: [
    'That Was a Quick One',
    'It was a little too short for us to say anything about, and that’s fine. Your streak and your scores stay just as they were.',
  ],
  unheard: [
    'We Couldn’t Hear You',
    'We listened, but didn’t catch any of your words. Your scores stay just as they were. Next time, put the phone a little closer to where you play.',
  ],
} as const;

interface Props {
  readonly why: keyof typeof words;
  readonly onContinue?: (() => void) | undefined;
  /** What was said, where anything was. */
  readonly children?: ReactNode;
}

/** Nothing is told about a moment or about silence. */
export function TooLittle({ why, onContinue, children }: Props) {
  const [title, text] = words[why];
  return (
    <>
      <EmptyState illustration={<SeedlingIllustration />} title={title} text={text} />
      {children}
      <div className="mt-auto flex flex-col gap-2">
        <ButtonLink to="/session/goals" fullWidth>
          Try Another Session
        </ButtonLink>
        {onContinue && (
          <Button variant="secondary" fullWidth onClick={onContinue}>
            Continue to AI Feedback
          </Button>
        )}
        <ButtonLink to="/" variant="quiet" fullWidth>
          Return Home
        </ButtonLink>
      </div>
    </>
  );
}
