import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteChildData, deleteData, deletePlaySession } from '#contract/data-management.ts';
import type { PlaySessionId } from '#domain/ids.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { forgetDeletedData } from '#web/api/data-overview.ts';
import { isProofDeclined } from '#web/api/proof.ts';
import { PlayStore } from '#web/play/device/play-store.ts';
import { toast } from '#web/ui/toast-store.ts';
import { deletionWords } from './deletion-words.ts';

/** Deleting also reaches what this device still has. */
function usePlayStore(): PlayStore {
  return new PlayStore(useCurrentUser().data?.id ?? '');
}

/**
 * One kind of deletion, with its toasts. `onDone` closes the dialog that asked, because a toast behind it
 * cannot be seen. All of it hangs on the mutation itself: the part of the screen that started it may
 * be gone with its data by then.
 */
function useDeletion<Input>(
  kind: keyof typeof deletionWords,
  run: (input: Input) => Promise<unknown>,
  onDone?: () => void,
) {
  const queryClient = useQueryClient();
  const { title, description, failure } = deletionWords[kind];
  return useMutation({
    mutationFn: run,
    onSuccess: async () => {
      await forgetDeletedData(queryClient);
      onDone?.();
      toast({ title, description });
      // The button that was pressed went with what it deleted.
      document.querySelector('h1')?.focus();
    },
    onError: (error) => {
      onDone?.();
      if (isProofDeclined(error)) return;
      const words = failureText(error, failure);
      toast({ title: 'Deletion Failed', description: words, variant: 'destructive' });
    },
  });
}

export function useDeletePlaySession(onDone: () => void) {
  const store = usePlayStore();
  const run = async (id: PlaySessionId) => {
    await call(deletePlaySession, { params: { id } });
    await store.forgetSaved(id);
  };
  return useDeletion('playSession', run, onDone);
}

export function useDeleteChildData(onDone: () => void) {
  const store = usePlayStore();
  const run = async (id: number) => {
    await call(deleteChildData, { params: { id } });
    await store.forgetAll(id);
  };
  return useDeletion('child', run, onDone);
}

/** Deletes everything but the account (`all`), or all recordings (`audio`). */
export function useDeleteData(deletionType: 'all' | 'audio', onDone?: () => void) {
  const store = usePlayStore();
  const run = async () => {
    await call(deleteData, { body: { deletionType } });
    // What still waits to be scored is no audio file yet.
    if (deletionType === 'all') await store.forgetAll();
  };
  return useDeletion<void>('data', run, onDone);
}
