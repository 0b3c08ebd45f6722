import type { PlaySession } from '#contract/play-sessions.ts';
import type { CdiMetrics } from '#domain/cdi-metrics.ts';
import { product } from '#domain/content.ts';
import type { NextGoals } from '#domain/next-goals.ts';
import { skillNames } from '#domain/skills.ts';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { SeedlingIllustration } from '#web/ui/illustrations.tsx';
import { areasToExplore, closingLine, stepWords } from './result-words.ts';

const skills = [
  { of: 'labeledPraises', tone: 'bg-coral-soft' },
  { of: 'behaviorDescriptions', tone: 'bg-describe-soft' },
  { of: 'reflections', tone: 'bg-lamp-soft' },
] as const;

export interface ResultsSummaryProps {
  readonly counts: CdiMetrics;
  /** What is said about it, and one next step at most. */
  readonly words?: Pick<PlaySession, 'feedback' | 'suggestions' | 'isFirst'> | undefined;
  /** What was aimed for in this play. */
  readonly goals?: NextGoals | undefined;
  /** The screen showed more during the play. */
  readonly isLowerThanLive?: boolean;
  /** It was hard to hear what was said. */
  readonly isRough?: boolean;
}

/** What became of the play: words first, then about how often. */
export function ResultsSummary(props: ResultsSummaryProps) {
  const { counts, words, goals, isLowerThanLive, isRough } = props;
  const counted = skills.filter(({ of }) => counts[of] > 0);
  // The first one hears what went well, and nothing else.
  const areas = words?.isFirst ? [] : areasToExplore(counts);
  return (
    <div className="flex flex-col gap-6">
      <h2 className="text-center font-extrabold text-3xl">{product.name} Complete!</h2>
      {words?.feedback && (
        <div className="flex flex-col gap-2 text-center">
          <p>{words.feedback}</p>
          {words.suggestions && <p className="text-ink-soft text-sm">{words.suggestions}</p>}
        </div>
      )}
      {counted.length === 0 && (
        <>
          <SeedlingIllustration className="mx-auto w-32" />
          <p className="text-center text-ink-soft text-lg">Every session is a step forward</p>
        </>
      )}
      <ul className="flex flex-col gap-3">
        {counted.map(({ of, tone }) => (
          <li key={of}>
            <Card className="flex items-center gap-4">
              <span
                className={cx(
                  'flex size-16 shrink-0 flex-col items-center justify-center rounded-full font-extrabold text-2xl tabular-nums leading-none',
                  tone,
                )}
              >
                <span className="font-bold text-ink text-xs">about</span> {counts[of]}
              </span>
              <div>
                <span className="font-bold text-lg">{skillNames[of]} Moments</span>
                {goals && (
                  <p className="text-ink-muted text-sm">{stepWords(counts[of], goals[of])}</p>
                )}
              </div>
            </Card>
          </li>
        ))}
      </ul>
      {isRough && (
        <p className="text-center text-ink-soft text-sm">
          Parts of this play were hard to hear, so take these counts as a rough guide. Next time, it
          helps to turn off the TV or put the phone closer.
        </p>
      )}
      {isLowerThanLive && (
        <p className="text-center text-ink-soft text-sm">
          You may have seen a higher number while you were playing. We’ve listened to all of it
          again since then, and this is our best count.
        </p>
      )}
      {areas.length > 0 && (
        <Card className="bg-glow-soft! shadow-none!">
          <h3 className="font-bold">Areas to explore in future sessions</h3>
          <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
            {areas.map((area) => (
              <li key={area}>{area}</li>
            ))}
          </ul>
        </Card>
      )}
      <p className="text-center font-bold">{closingLine(counts)}</p>
    </div>
  );
}
