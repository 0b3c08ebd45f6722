// A recording that was sent and could not be scored. It waits with us, and the parent says what becomes of it.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { deleteData } from '#contract/data-management.ts';
import type { PlaySession } from '#contract/play-sessions.ts';
import { scoreAgain } from '#contract/recordings.ts';
import type { PlaySessionId } from '#domain/ids.ts';
import { errorText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { playSessionKey, playSessionsKey } from '#web/api/play-sessions-key.ts';
import { PlayStore } from '#web/play/device/play-store.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SpeechIllustration } from '#web/ui/illustrations.tsx';
import { toast } from '#web/ui/toast-store.ts';

interface Props {
  readonly playSession: PlaySession;
  readonly userId: string;
}

export function WaitingRecording({ playSession: { id, processing }, userId }: Props) {
  const [isAsking, setAsking] = useState(false);
  const again = useScoreAgain(id);
  const deletion = useDeleteRecording(userId, id, () => setAsking(false));
  return (
    <>
      <EmptyState
        illustration={<SpeechIllustration />}
        title="We Couldn’t Score This One Yet"
        text={processing?.message ?? ''}
        action={
          <div className="flex flex-col gap-2">
            <Button pending={again.isPending} onClick={() => again.mutate()}>
              Try again
            </Button>
            <Button variant="quiet" disabled={again.isPending} onClick={() => setAsking(true)}>
              Delete recording
            </Button>
          </div>
        }
      />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Delete this recording?"
        description="Without it, we can’t score this play. Your time together still counts. This can’t be undone."
        confirmLabel="Yes, Delete Recording"
        pending={deletion.isPending}
        onConfirm={() => deletion.mutate()}
      />
    </>
  );
}

function useScoreAgain(id: PlaySessionId) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(scoreAgain, { params: { id } }),
    onSuccess: (processing) =>
      queryClient.setQueryData<PlaySession>(
        playSessionKey(id),
        (before) => before && { ...before, processing },
      ),
    onError: (error) => {
      toast({
        title: 'That didn’t work',
        description: errorText(
          error,
          'Check your connection, then try again. Your recording is safe with us.',
        ),
        variant: 'destructive',
      });
      return queryClient.invalidateQueries({ queryKey: playSessionKey(id) });
    },
  });
}

/** A toast cannot be seen behind the question, so a failure closes it. */
function useDeleteRecording(userId: string, id: PlaySessionId, onFailure: () => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      await call(deleteData, { body: { deletionType: 'audio', specificIds: [id] } });
      // Or the device would send it again.
      await new PlayStore(userId).forgetSaved(id);
    },
    onSuccess: () => {
      toast({ title: 'Recording deleted' });
      void navigate('/');
      return queryClient.invalidateQueries({ queryKey: playSessionsKey });
    },
    onError: () => {
      onFailure();
      toast({
        title: 'Your recording is still here',
        description: 'We couldn’t delete it. Check your connection, then try again.',
        variant: 'destructive',
      });
    },
  });
}
