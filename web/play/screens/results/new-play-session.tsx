import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PlaySessionId } from '#domain/ids.ts';
import { failureText, quotaText } from '#web/api/api-error.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { playSessionKey, playSessionsKey } from '#web/api/play-sessions-key.ts';
import { PlayStore } from '#web/play/device/play-store.ts';
import { isDummyHandoff, readHandoff } from '#web/play/device/tab-handoff.ts';
import { DeletedError, forgetIfDeleted } from '#web/play/save/deleted-play.ts';
import { type Saved, type SaveStep, savePlaySession } from '#web/play/save/save-play-session.ts';
import { toast } from '#web/ui/toast-store.ts';
import { Analyzing } from './analyzing.tsx';
import { ChildDeleted, StillOnDevice } from './failure-view.tsx';
import { liveCountsState } from './live-counts-state.ts';
import { stateOf } from './play-session-state.ts';
import { Results } from './results.tsx';

/** Of a made-up play, which has no row. */
const NOT_SAVED = 0 as PlaySessionId;

/** Saves what was just played and goes on to its own address. */
export function NewPlaySession() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data: user } = useCurrentUser();
  const [handoff] = useState(readHandoff);
  const [isDummy] = useState(isDummyHandoff);
  const [step, setStep] = useState<SaveStep>();
  const save = useMutation({
    mutationFn: async () => {
      if (!user || !handoff) throw new Error('There’s nothing to save.');
      const play = { handoff, atMs: Date.now() };
      const saved = await savePlaySession(user.id, handoff, setStep).catch(
        async (error: unknown) => {
          throw (await forgetIfDeleted(user.id, play, error)) ? new DeletedError() : error;
        },
      );
      return { ...saved, play, userId: user.id };
    },
    onSuccess: async ({ playSession, recordedChunks, play, userId }) => {
      const { id } = playSession;
      const store = new PlayStore(userId);
      if (isSilent({ playSession, recordedChunks })) await store.forget(play);
      else store.markSaved(play, id);
      // Totals, streaks and milestones have changed.
      await queryClient.invalidateQueries({ queryKey: playSessionsKey });
      queryClient.setQueryData(playSessionKey(id), playSession);
    },
    onError: (error) => {
      // The screen says it in full.
      if (error instanceof DeletedError || quotaText(error)) return;
      toast({
        title: 'Error',
        description: failureText(error, 'Failed to create session - please try again'),
        variant: 'destructive',
      });
    },
  });
  const { mutate } = save;
  const start = useCallback(
    () =>
      // Here and not above: a save that ends late must not pull the parent out of what they do by then.
      mutate(undefined, {
        onSuccess: (saved) => {
          const path = isSilent(saved)
            ? '/audio-error'
            : `/session/feedback/${saved.playSession.id}`;
          const state = liveCountsState(saved.play.handoff);
          void navigate(path, { replace: true, state });
        },
      }),
    [mutate, navigate],
  );
  const isNothing = handoff === undefined;
  useEffect(() => {
    if (isNothing) void navigate('/', { replace: true });
    else if (user && !isDummy) start();
  }, [isNothing, isDummy, user, start, navigate]);

  if (!handoff) return null;
  if (isDummy && handoff.cdiMetrics)
    return <Results counts={handoff.cdiMetrics} playSession={{ ...handoff, id: NOT_SAVED }} />;
  if (save.error instanceof DeletedError) return <ChildDeleted />;
  return save.isError ? (
    <StillOnDevice onTryAgain={start} why={quotaText(save.error)} />
  ) : (
    <Analyzing step={step} />
  );
}

/** Nothing was heard, and there is no recording to hear. */
function isSilent({ playSession, recordedChunks }: Saved): boolean {
  return stateOf(playSession) === 'silent' && recordedChunks === 0;
}
