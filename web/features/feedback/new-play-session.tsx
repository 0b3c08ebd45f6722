import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '#web/api/current-user.ts';
import { clearHandoff, isDummyHandoff, readHandoff } from '#web/api/play-handoff.ts';
import { playSessionsKey } from '#web/api/play-sessions-key.ts';
import { toast } from '#web/ui/toast-store.ts';
import { Analyzing } from './analyzing.tsx';
import { FailureView } from './failure-view.tsx';
import { ResultsView } from './results-view.tsx';
import { savePlaySession } from './save-play-session.ts';

/** Saves what was just played and goes on to its own address. */
export function NewPlaySession() {
  const navigate = useNavigate();
  const { data: user } = useCurrentUser();
  const queryClient = useQueryClient();
  const [handoff] = useState(readHandoff);
  const [isDummy] = useState(isDummyHandoff);
  const save = useMutation({
    mutationFn: async () => {
      if (!user || !handoff) throw new Error('There is nothing to save.');
      return savePlaySession(user.id, handoff);
    },
    onSuccess: (id) => {
      clearHandoff();
      // Totals, streaks and milestones have changed.
      void queryClient.invalidateQueries({ queryKey: playSessionsKey });
      const path = handoff?.hasAudio ? `/session/feedback/${id}` : '/audio-error';
      void navigate(path, { replace: true });
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
  if (isDummy && handoff.cdiMetrics) return <ResultsView counts={handoff.cdiMetrics} />;
  if (!save.isError) return <Analyzing />;
  return (
    <FailureView
      title="Unable to Process Session"
      text="Your recording is still on this device. Check your connection, then try again."
      goOn="Try again"
      onGoOn={() => mutate()}
    />
  );
}
