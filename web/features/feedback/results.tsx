import { useState } from 'react';
import type { PlaySession } from '#contract/play-sessions.ts';
import type { CdiMetrics } from '#domain/play-session/handoff.ts';
import { useChildren } from '#web/api/children.ts';
import { type CoachProps, coachFor } from './coach-place.tsx';
import { ResultsView } from './results-view.tsx';
import { useIsLowerThanShown } from './shown-live.ts';
import { TranscriptSection } from './transcript-section.tsx';

interface Props {
  readonly counts: CdiMetrics;
  readonly playSession: CoachProps['playSession'];
  /** Undefined for a made-up play session, in which nothing was said. */
  readonly kept?: Pick<PlaySession, 'hasAudio' | 'feedback' | 'suggestions'> | undefined;
}

/** The results, and behind them the coach. */
export function Results({ counts, playSession, kept }: Props) {
  const { data: children } = useChildren();
  const child = children?.find(({ id }) => id === playSession.childId);
  const coach = coachFor({ playSession, child, isDummy: !kept });
  const [isCoaching, setIsCoaching] = useState(false);
  const isLowerThanShown = useIsLowerThanShown(counts);
  if (isCoaching) return coach;
  return (
    <ResultsView
      counts={counts}
      words={kept}
      isLowerThanShown={isLowerThanShown}
      onContinue={coach ? () => setIsCoaching(true) : undefined}
    >
      {kept && (
        <TranscriptSection
          playSessionId={playSession.id}
          childName={child?.name ?? 'Your child'}
          hasAudio={kept.hasAudio}
        />
      )}
    </ResultsView>
  );
}
