import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getPlaySession, type PlaySession, sayActivity } from '#contract/play-sessions.ts';
import { analyzeCdi } from '#contract/recordings.ts';
import type { PlaySessionId } from '#domain/ids.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { playSessionKey, playSessionsKey } from '#web/api/play-sessions-key.ts';
import { isMissing } from '#web/play/save/deleted-play.ts';
import { toast } from '#web/ui/toast-store.ts';
import { stateOf } from './play-session-state.ts';

const POLL_MS = 2000;

function isComing(playSession: PlaySession | undefined): boolean {
  const state = playSession && stateOf(playSession);
  return state === 'processing' || state === 'uncounted';
}

/** Asked again every 2 s while its counts are on their way. */
export function usePlaySession(id: PlaySessionId) {
  return useQuery({
    queryKey: playSessionKey(id),
    queryFn: async ({ client, queryKey }) => {
      const playSession = await call(getPlaySession, { params: { id } });
      const before = client.getQueryData<PlaySession>(queryKey);
      const isNews = !before || stateOf(before) !== stateOf(playSession);
      // Lists that were read while it was being scored lack its counts and its milestones.
      if (isNews && !isComing(playSession))
        await client.invalidateQueries({ queryKey: playSessionsKey, refetchType: 'none' });
      return playSession;
    },
    refetchInterval: ({ state }) =>
      isComing(state.data) && !isMissing(state.error) ? POLL_MS : false,
  });
}

/** Counts the words of a play session that has none. */
export function useAnalysis({ id, audioTranscription }: PlaySession) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call(analyzeCdi, { body: { transcript: audioTranscription ?? '', sessionId: id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: playSessionsKey }),
    onError: (error) =>
      toast({
        title: 'Analysis Error',
        description: failureText(
          error,
          'We couldn’t count this one. Please try recording another session.',
        ),
        variant: 'destructive',
      }),
  });
}

/** Shown at once, one tap after the other; a refusal puts it back. */
export function useSayActivity(id: PlaySessionId) {
  const queryClient = useQueryClient();
  const show = (part: Partial<PlaySession>) =>
    queryClient.setQueryData<PlaySession>(
      playSessionKey(id),
      (before) => before && { ...before, ...part },
    );
  return useMutation({
    scope: { id: `activity-${id}` },
    mutationFn: (activityDescription: string | null) =>
      call(sayActivity, { params: { id }, body: { activityDescription } }),
    onMutate: (activityDescription) => {
      const before = queryClient.getQueryData<PlaySession>(playSessionKey(id));
      show({ activityDescription });
      return before?.activityDescription ?? null;
    },
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: playSessionsKey, refetchType: 'none' }),
    onError: (_error, _wanted, before = null) => {
      show({ activityDescription: before });
      toast({
        title: 'We couldn’t save that',
        description: 'Nothing has changed. Check your connection, then try again.',
        variant: 'destructive',
      });
    },
  });
}
