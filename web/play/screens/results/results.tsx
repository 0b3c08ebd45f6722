import { useSearchParams } from 'react-router';
import type { PlaySession } from '#contract/play-sessions.ts';
import type { CdiMetrics } from '#domain/cdi-metrics.ts';
import { useChildren } from '#web/api/children.ts';
import { BesideTalk } from '#web/coach/beside-talk.tsx';
import { COACHING, isCoaching } from '#web/coach/coaching-address.ts';
import { SessionCoach } from '#web/coach/session-coach.tsx';
import { ActivityChoice } from './activity-choice.tsx';
import { useIsLowerThanLive } from './live-counts-state.ts';
import { ResultsSummary } from './results-summary.tsx';
import { ResultsView } from './results-view.tsx';
import { TooLittle } from './too-little.tsx';
import { TranscriptSection } from './transcript-section.tsx';
import { useGoalsOfPlay } from './use-goals-of-play.ts';

type Saved = Pick<
  PlaySession,
  | 'hasAudio'
  | 'feedback'
  | 'suggestions'
  | 'isFirst'
  | 'audioTranscription'
  | 'activityDescription'
  | 'aiAnalysis'
>;

interface Props {
  readonly counts: CdiMetrics;
  readonly playSession: Pick<PlaySession, 'id' | 'childId' | 'duration'>;
  /** Where nothing can be told of it, and why. */
  readonly tooLittle?: 'tooShort' | 'unheard' | undefined;
  /** Undefined for one that dev mode made up, in which nothing was said. No id tells: a family can have any. */
  readonly saved?: Saved | undefined;
}

/** The results, and behind them the coach, as a step of its own: Back leads from it to the results. */
export function Results({ counts, playSession, saved, tooLittle }: Props) {
  const { data: children } = useChildren();
  const child = children?.find(({ id }) => id === playSession.childId);
  const [search, setSearch] = useSearchParams();
  const isLowerThanLive = useIsLowerThanLive(counts);
  const goals = useGoalsOfPlay(saved && playSession);
  const isRough = saved?.aiAnalysis?.isRoughlyHeard === true;
  const results = {
    playSessionId: playSession.id,
    counts,
    words: saved,
    goals,
    isLowerThanLive,
    isRough,
  };
  if (child && isCoaching(search))
    return (
      // On a desktop the results stay in sight while they are talked about.
      <BesideTalk aside={!tooLittle && <ResultsSummary {...results} />}>
        <SessionCoach playSession={playSession} child={child} isDummy={!saved} />
      </BesideTalk>
    );
  // Where there is no coach, nothing leads to it.
  const onContinue = child ? () => setSearch(COACHING) : undefined;
  const hasLines = saved && !(tooLittle && !saved.audioTranscription);
  const said = hasLines && (
    <TranscriptSection
      playSessionId={playSession.id}
      childName={child?.name ?? 'Your child'}
      hasAudio={saved.hasAudio}
    />
  );
  if (tooLittle) return <TooLittle {...{ why: tooLittle, onContinue }}>{said}</TooLittle>;
  return (
    <ResultsView
      {...results}
      onContinue={onContinue}
      played={
        saved && <ActivityChoice playSessionId={playSession.id} said={saved.activityDescription} />
      }
    >
      {said}
    </ResultsView>
  );
}
