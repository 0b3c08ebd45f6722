import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteChild } from '#contract/children.ts';
import { call } from '#web/api/call.ts';
import { changeList } from '#web/api/children.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { playSessionsKey } from '#web/api/play-sessions-key.ts';
import { PlayStore } from '#web/play/device/play-store.ts';

/** Deletes a child, and what plays with it have left on this device. */
export function useDeleteChild() {
  const queryClient = useQueryClient();
  const { data: user } = useCurrentUser();
  return useMutation({
    mutationFn: async (id: number) => {
      await call(deleteChild, { params: { id } });
      if (user) await new PlayStore(user.id).forgetAll(id);
    },
    onSuccess: async (_answer, id) => {
      changeList(queryClient, (children) => children.filter((child) => child.id !== id));
      // The play sessions went with the child.
      await queryClient.invalidateQueries({ queryKey: playSessionsKey });
    },
  });
}
