import type { PlaySession } from '#contract/play-sessions.ts';
import type { CdiMetrics } from '#domain/cdi-metrics.ts';
import { product } from '#domain/content.ts';
import type { PlaySessionId } from '#domain/ids.ts';
import { SKILLS } from '#domain/skills.ts';
import { Card } from '#web/ui/card.tsx';
import { LampIllustration, SeedlingIllustration } from '#web/ui/illustrations.tsx';
import { CountRows } from './count-rows.tsx';
import { areasToExplore, closingLine } from './result-words.ts';
import { useIsFirstLook } from './use-first-look.ts';
import type { GoalsOfPlay } from './use-goals-of-play.ts';

export interface ResultsSummaryProps {
  readonly playSessionId: PlaySessionId;
  readonly counts: CdiMetrics;
  /** What is said about it, and one next step at most. */
  readonly words?: Pick<PlaySession, 'feedback' | 'suggestions' | 'isFirst'> | undefined;
  /** What was aimed for in this play. */
  readonly goals?: GoalsOfPlay | undefined;
  /** The screen showed more during the play. */
  readonly isLowerThanLive?: boolean;
  /** It was hard to hear what was said. */
  readonly isRough?: boolean;
}

/** What became of the play: words first, then about how often. */
export function ResultsSummary(props: ResultsSummaryProps) {
  const { playSessionId, counts, words, goals, isLowerThanLive, isRough } = props;
  const isFirstLook = useIsFirstLook(playSessionId);
  const hasMoments = SKILLS.some((skill) => counts[skill] > 0);
  // The first one hears what went well, and nothing else.
  const areas = words?.isFirst ? [] : areasToExplore(counts);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col items-center gap-2 text-center">
        {/* Of what was hard to hear, nobody knows how much there is to celebrate. */}
        {hasMoments && !isRough && <LampIllustration isLit={isFirstLook} className="w-28" />}
        <h2 className="font-extrabold text-3xl">{product.name} Complete!</h2>
      </div>
      {words?.feedback && (
        <div className="flex flex-col gap-2 text-center">
          <p>{words.feedback}</p>
          {words.suggestions && <p className="text-ink-soft text-sm">{words.suggestions}</p>}
        </div>
      )}
      {!hasMoments && (
        <>
          <SeedlingIllustration className="mx-auto w-32" />
          <p className="text-center text-ink-soft text-lg">Every session is a step forward</p>
        </>
      )}
      <CountRows {...{ counts, goals }} isFirst={words?.isFirst === true} />
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
