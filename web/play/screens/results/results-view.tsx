import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Beside } from '#web/ui/roomy.tsx';
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
    <Beside>
      <div className="roomy:sticky roomy:top-4">
        <ResultsSummary {...results} />
      </div>
      <div className="flex-1">
        {played}
        {children}
        {/* However much was said, on a desktop the way on is in sight. */}
        <div className="mt-auto flex flex-col gap-2 roomy:sticky roomy:bottom-0 roomy:bg-paper roomy:py-4">
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
    </Beside>
  );
}
