import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ResultsSummary, type ResultsSummaryProps } from './results-summary.tsx';

interface Props extends ResultsSummaryProps {
  readonly onContinue?: (() => void) | undefined;
  /** Where the parent can say what was played. */
  readonly played?: ReactNode;
  /** What the counts came from. */
  readonly children?: ReactNode;
}

export function ResultsView({ onContinue, played, children, ...results }: Props) {
  return (
    // On a desktop what was said stands beside the results.
    <div data-roomy className="flex flex-1 flex-col gap-6 lg:grid lg:grid-cols-2 lg:items-start">
      <div className="lg:sticky lg:top-4">
        <ResultsSummary {...results} />
      </div>
      <div className="flex flex-1 flex-col gap-6">
        {played}
        {children}
        {/* However much was said, on a desktop the way on is in sight. */}
        <div className="mt-auto flex flex-col gap-2 lg:sticky lg:bottom-0 lg:bg-paper lg:py-4">
          {onContinue && (
            <Button fullWidth onClick={onContinue}>
              Continue to AI Feedback
            </Button>
          )}
          <ButtonLink to="/" fullWidth variant={onContinue ? 'quiet' : 'primary'}>
            Return Home
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
