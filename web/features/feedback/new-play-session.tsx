import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '#web/api/current-user.ts';
import { clearHandoff, isDummyHandoff, readHandoff } from '#web/api/play-handoff.ts';
import { playSessionsKey } from '#web/api/play-sessions-key.ts';
import { forgetUnsaved, rememberUnsaved } from '#web/api/unsaved-plays.ts';
import { toast } from '#web/ui/toast-store.ts';
import { Analyzing } from './analyzing.tsx';
import { DUMMY_ID } from './coach-place.tsx';
import { StillOnDevice } from './failure-view.tsx';
import { stateOf } from './play-session-state.ts';
import { playSessionKey } from './queries.ts';
import { Results } from './results.tsx';
import { savePlaySession } from './save-play-session.ts';

/** Saves what was just played and goes on to its own address. */
export function NewPlaySession() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data: user } = useCurrentUser();
  const [handoff] = useState(readHandoff);
  const [isDummy] = useState(isDummyHandoff);
  const save = useMutation({
    mutationFn: async () => {
      if (!user || !handoff) throw new Error('There is nothing to save.');
      const playSession = await savePlaySession(user.id, handoff);
      return { playSession, play: { handoff, atMs: Date.now() }, userId: user.id };
    },
    onSuccess: async ({ playSession, play, userId }) => {
      const { id } = playSession;
      clearHandoff();
      // Totals, streaks and milestones have changed.
      await queryClient.invalidateQueries({ queryKey: playSessionsKey });
      queryClient.setQueryData(playSessionKey(id), playSession);
      const isSilent = stateOf(playSession) === 'silent' && !play.handoff.hasAudio;
      // Its recording is seen to by the screen that shows it.
      if (isSilent) forgetUnsaved(userId, play);
      else rememberUnsaved(userId, { ...play, playSessionId: id });
      void navigate(isSilent ? '/audio-error' : `/session/feedback/${id}`, { replace: true });
    },
    onError: () =>
      toast({
        title: 'Error',
        description: 'Failed to create session - please try again',
        variant: 'destructive',
      }),
  });
  const { mutate } = save;
  const isNothing = handoff === undefined;
  useEffect(() => {
    if (isNothing) void navigate('/', { replace: true });
    else if (user && !isDummy) mutate();
  }, [isNothing, isDummy, user, mutate, navigate]);

  if (!handoff) return null;
  if (isDummy && handoff.cdiMetrics)
    return <Results counts={handoff.cdiMetrics} playSession={{ ...handoff, id: DUMMY_ID }} />;
  return save.isError ? <StillOnDevice onTryAgain={() => mutate()} /> : <Analyzing />;
}
