import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PlaySession } from '#contract/play-sessions.ts';
import { correctLine, getTranscript, type TranscriptLine } from '#contract/transcript.ts';
import type { PlaySessionId } from '#domain/ids.ts';
import { call } from '#web/api/call.ts';
import { playSessionKey, playSessionsKey } from '#web/api/play-sessions-key.ts';
import { toast } from '#web/ui/toast-store.ts';

const transcriptKey = (id: PlaySessionId) => [...playSessionKey(id), 'transcript'] as const;

export function useTranscript(id: PlaySessionId, { isWanted }: { isWanted: boolean }) {
  return useQuery({
    queryKey: transcriptKey(id),
    queryFn: async () => (await call(getTranscript, { params: { id } })).lines,
    enabled: isWanted,
  });
}

export type Correction = Pick<
  TranscriptLine,
  'position' | 'correctedSpeaker' | 'correctedCode' | 'correctedText'
>;

/** The line changes at once; counts follow with the server's answer. A refusal puts the line back. */
export function useCorrectLine(id: PlaySessionId) {
  const queryClient = useQueryClient();
  const key = transcriptKey(id);
  const change = (changed: Correction) =>
    queryClient.setQueryData<TranscriptLine[]>(key, (lines) =>
      lines?.map((line) => (line.position === changed.position ? { ...line, ...changed } : line)),
    );
  return useMutation({
    mutationFn: ({ position, ...corrected }: Correction) => {
      const { correctedSpeaker: speaker, correctedCode: code, correctedText: text } = corrected;
      return call(correctLine, { params: { id, position }, body: { speaker, code, text } });
    },
    onMutate: (correction) => {
      const before = queryClient
        .getQueryData<TranscriptLine[]>(key)
        ?.find(({ position }) => position === correction.position);
      change(correction);
      return before;
    },
    onSuccess: async ({ line, playSession }) => {
      change(line);
      queryClient.setQueryData<PlaySession>(playSessionKey(id), (before) => ({
        ...before,
        ...playSession,
      }));
      // Lists and averages elsewhere are asked for anew when they are looked at.
      await queryClient.invalidateQueries({ queryKey: playSessionsKey, refetchType: 'none' });
    },
    onError: (_error, _correction, before) => {
      if (before) change(before);
      toast({
        title: 'We couldn’t save that',
        description: 'The line hasn’t changed. Check your connection, then try again.',
        variant: 'destructive',
      });
    },
  });
}
