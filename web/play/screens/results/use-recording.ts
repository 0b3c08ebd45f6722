// What becomes of the recording that is still on the device: it is sent to be scored or to be kept, and then it goes.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getKeepRecordings } from '#contract/consents.ts';
import type { PlaySession } from '#contract/play-sessions.ts';
import { quotaText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { playSessionKey } from '#web/api/play-sessions-key.ts';
import { PlayStore } from '#web/play/device/play-store.ts';
import type { PendingPlay } from '#web/play/machine/pending-play.ts';
import { isMissing } from '#web/play/save/deleted-play.ts';
import { NoRecordingError, uploadRecording } from '#web/play/save/upload-recording.ts';
import { toast } from '#web/ui/toast-store.ts';
import { isOver, stateOf } from './play-session-state.ts';

interface RecordingView {
  /** While it is sent: how much of it has left. */
  readonly sentPercent: number | undefined;
  /** Where sending failed. */
  readonly onTryAgain: (() => void) | undefined;
  /** Where it was sent and there is no room for it: what to do about it. */
  readonly why: string | undefined;
}

export function useRecording(userId: string, playSession: PlaySession): RecordingView {
  const { id, processing } = playSession;
  const [play, setPlay] = useState(() => new PlayStore(userId).findPending(id));
  const state = stateOf(playSession);
  const [sentPercent, setSentPercent] = useState(0);
  const queryClient = useQueryClient();
  const upload = useMutation({
    mutationFn: (pending: PendingPlay) => uploadRecording(userId, pending, id, setSentPercent),
    onMutate: () => setSentPercent(0),
    onSuccess: async (answer) => {
      const queryKey = playSessionKey(id);
      // It had arrived before, and the answer was lost.
      if (answer.status === 'scored')
        await queryClient.invalidateQueries({ queryKey }, { throwOnError: true });
      else
        queryClient.setQueryData<PlaySession>(
          queryKey,
          (before) => before && { ...before, processing: answer },
        );
    },
    onError: (error, pending) => {
      // The screen then hears it, too, and sees to the rest.
      if (isMissing(error)) return queryClient.invalidateQueries({ queryKey: playSessionKey(id) });
      if (!(error instanceof NoRecordingError)) return;
      setPlay(undefined);
      return new PlayStore(userId).forget(pending);
    },
  });
  // As a mutation it is seen to be on its way, though this screen may be left meanwhile.
  const { mutate: settleWhatIsLeft } = useMutation({
    mutationFn: (pending: PendingPlay) => settle(userId, pending, playSession),
    onError: (error) => {
      const why = quotaText(error);
      if (why) toast({ title: 'Recording Not Kept Yet', description: why });
    },
  });
  const { mutate } = upload;
  useEffect(() => {
    if (!play) return;
    if (state === 'silent') mutate(play);
    if (isOver(state) || (state === 'failed' && !processing?.mayHelpAgain)) settleWhatIsLeft(play);
    // Once for each state: a play session that is fetched again is not sent again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [userId, id, play, state, mutate, settleWhatIsLeft]);

  const isDue = state === 'silent' && upload.isIdle && play !== undefined;
  return {
    sentPercent: upload.isPending || isDue ? sentPercent : undefined,
    onTryAgain: play && upload.isError ? () => mutate(play) : undefined,
    why: quotaText(upload.error),
  };
}

/** Keeps the recording where the parent wants that, and deletes it here. What fails is left for the next visit. */
async function settle(userId: string, play: PendingPlay, playSession: PlaySession): Promise<void> {
  const store = new PlayStore(userId);
  store.savePending({ ...play, isScored: true });
  const { id, hasAudio, processing } = playSession;
  const hasArrived = hasAudio || processing !== undefined;
  if (!hasArrived && (await call(getKeepRecordings, {})).granted)
    await uploadRecording(userId, play, id).catch((error: unknown) => {
      if (!(error instanceof NoRecordingError)) throw error;
    });
  await store.forget(play);
}
