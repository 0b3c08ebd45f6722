import { useEffect } from 'react';
import type { PlaySession } from '#contract/play-sessions.ts';
import type { PlaySessionId } from '#domain/ids.ts';
import { isTooShort } from '#domain/worth-scoring.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { PlayStore } from '#web/play/device/play-store.ts';
import { forgetIfDeleted, isMissing } from '#web/play/save/deleted-play.ts';
import { Analyzing } from './analyzing.tsx';
import { FailureView, NoAudioCaptured, StillOnDevice, UnableToProcess } from './failure-view.tsx';
import { metricsOf, stateOf } from './play-session-state.ts';
import { useAnalysis, usePlaySession } from './queries.ts';
import { Results } from './results.tsx';
import { TooLittle } from './too-little.tsx';
import { UnscorableView } from './unscorable-view.tsx';
import { useRecording } from './use-recording.ts';
import { WaitingRecording } from './waiting-recording.tsx';

export function SavedPlaySession({ id }: { id: PlaySessionId }) {
  const { data: user } = useCurrentUser();
  const { data, error, refetch } = usePlaySession(id);
  const userId = user?.id;
  // One that was fetched before may be gone by now.
  const isGone = isMissing(error);
  useEffect(() => {
    if (isGone && userId)
      void forgetIfDeleted(userId, new PlayStore(userId).findPending(id), error);
  }, [isGone, error, userId, id]);
  if (isGone || (error instanceof ApiError && error.status === 400)) return <NotFound />;
  if (data && userId) return <Fetched playSession={data} userId={userId} />;
  if (!error) return <Analyzing />;
  return (
    <FailureView
      title="Unable to Load Session"
      text="Unable to load session results. Check your connection, then try again."
      goOn="Try again"
      onGoOn={() => refetch()}
    />
  );
}

function NotFound() {
  return (
    <FailureView
      title="Session Not Found"
      text="It may have been deleted, or it belongs to another account."
      goOn="Return Home"
      onGoOn="/"
    />
  );
}

function Fetched({ playSession, userId }: { playSession: PlaySession; userId: string }) {
  const recording = useRecording(userId, playSession);
  const { processing } = playSession;
  const state = stateOf(playSession);
  const counts = metricsOf(playSession);
  if (state === 'unscorable') return <UnscorableView childId={playSession.childId} />;
  if (counts) {
    const tooLittle = state === 'tooShort' || state === 'unheard' ? state : undefined;
    return <Results {...{ counts, playSession, tooLittle }} saved={playSession} />;
  }
  if (recording.sentPercent !== undefined) return <Analyzing sentPercent={recording.sentPercent} />;
  if (recording.onTryAgain)
    return <StillOnDevice onTryAgain={recording.onTryAgain} why={recording.why} />;
  if (state === 'processing') return <Analyzing processing={processing} />;
  if (state === 'failed' && processing?.mayHelpAgain)
    return <WaitingRecording playSession={playSession} userId={userId} />;
  if (state === 'failed') return <UnableToProcess why={processing?.message} />;
  if (state === 'uncounted') return <Uncounted playSession={playSession} />;
  return isTooShort(playSession.duration) ? <TooLittle why="tooShort" /> : <NoAudioCaptured />;
}

function Uncounted({ playSession }: { playSession: PlaySession }) {
  const { mutate, isError } = useAnalysis(playSession);
  useEffect(() => mutate(), [mutate]);
  return isError ? <UnableToProcess /> : <Analyzing />;
}
