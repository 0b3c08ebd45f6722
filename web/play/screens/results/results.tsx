import { useSearchParams } from 'react-router';
import type { PlaySession } from '#contract/play-sessions.ts';
import type { CdiMetrics } from '#domain/cdi-metrics.ts';
import { useChildren } from '#web/api/children.ts';
import { type CoachProps, coachFor } from './coach-place.tsx';
import { COACHING, isCoaching } from './coaching-address.ts';
import { useIsLowerThanLive } from './live-counts-state.ts';
import { ResultsView } from './results-view.tsx';
import { TooLittle } from './too-little.tsx';
import { TranscriptSection } from './transcript-section.tsx';
import { useGoalsOfPlay } from './use-goals-of-play.ts';

type Kept = Pick<
  PlaySession,
  'hasAudio' | 'feedback' | 'suggestions' | 'isFirst' | 'audioTranscription'
>;

interface Props {
  readonly counts: CdiMetrics;
  readonly playSession: CoachProps['playSession'];
  /** Where nothing can be told of it, and why. */
  readonly tooLittle?: 'tooShort' | 'unheard' | undefined;
  /** Undefined for a made-up play session, in which nothing was said. */
  readonly kept?: Kept | undefined;
}

/** The results, and behind them the coach, as a step of its own: Back leads from it to the results. */
export function Results({ counts, playSession, kept, tooLittle }: Props) {
  const { data: children } = useChildren();
  const child = children?.find(({ id }) => id === playSession.childId);
  const coach = coachFor({ playSession, child, isDummy: !kept });
  const [search, setSearch] = useSearchParams();
  const isLowerThanLive = useIsLowerThanLive(counts);
  const goals = useGoalsOfPlay(kept && playSession);
  if (coach && isCoaching(search)) return coach;
  const onContinue = coach ? () => setSearch(COACHING) : undefined;
  const hasLines = kept && !(tooLittle && !kept.audioTranscription);
  const said = hasLines && (
    <TranscriptSection
      playSessionId={playSession.id}
      childName={child?.name ?? 'Your child'}
      hasAudio={kept.hasAudio}
    />
  );
  if (tooLittle) return <TooLittle {...{ why: tooLittle, onContinue }}>{said}</TooLittle>;
  return (
    <ResultsView {...{ counts, words: kept, goals, isLowerThanLive, onContinue }}>
      {said}
    </ResultsView>
  );
}
