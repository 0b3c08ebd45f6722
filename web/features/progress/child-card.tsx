import { useId } from 'react';
import type { Child } from '#contract/children.ts';
import type { ChildProgress } from '#contract/play-sessions.ts';
import { ageInWords } from '#domain/age.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { SeedlingIllustration } from '#web/ui/illustrations.tsx';
import { Initial } from '#web/ui/initial.tsx';
import { RecentPlay } from './recent-play.tsx';
import { recentTrend } from './recent-trend.ts';
import { ScoreSummary } from './score-summary.tsx';

interface ChildCardProps {
  readonly child: Child;
  /** Nothing yet for a child that was added a moment ago. */
  readonly progress: ChildProgress | undefined;
  /** Then it has a desktop’s width to itself. */
  readonly isOnly: boolean;
}

export function ChildCard({ child, progress, isOnly }: ChildCardProps) {
  const id = useId();
  const count = progress?.sessionCount ?? 0;
  const hasPlayed = progress !== undefined && progress.recent.length > 0;
  const isRoomy = isOnly && hasPlayed;
  return (
    <Card data-roomy={isRoomy || undefined}>
      <section
        aria-labelledby={id}
        className={cx(
          'flex flex-col gap-5',
          isRoomy && 'roomy:grid roomy:grid-cols-2 roomy:gap-x-12 roomy:p-3',
        )}
      >
        <div className="flex items-center gap-4">
          <Initial name={child.name} className="size-12 text-xl" />
          <div className="min-w-0 flex-1">
            <h2 id={id} className="wrap-anywhere font-extrabold text-xl">
              {child.name}
            </h2>
            <p className="text-ink-soft">
              {ageInWords(child.age)} • {count === 1 ? '1 session' : `${count} sessions`}
            </p>
          </div>
        </div>
        {!hasPlayed ? (
          <div className="flex flex-col items-center gap-2 pb-2 text-center">
            <SeedlingIllustration className="w-24" />
            <h3 className="font-bold text-lg">No sessions yet</h3>
            <p className="max-w-xs text-balance text-ink-soft">
              After your first five minutes, this is where you see what went well.
            </p>
            <ButtonLink to="/session/goals" variant="secondary" size="compact" className="mt-2">
              Start your first session
            </ButtonLink>
          </div>
        ) : (
          <>
            <ScoreSummary average={progress.averageScore} trend={recentTrend(progress.recent)} />
            <div className={cx(isRoomy && 'roomy:col-start-2 roomy:row-span-3 roomy:row-start-1')}>
              <RecentPlay playSessions={progress.recent} />
            </div>
            <ButtonLink to={`/progress?childId=${child.id}`} variant="secondary" size="compact">
              See progress over time
            </ButtonLink>
          </>
        )}
      </section>
    </Card>
  );
}
