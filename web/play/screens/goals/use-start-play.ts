import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '#web/ui/toast-store.ts';
import { useConfirmEveryoneKnows, useEveryoneKnows } from './queries.ts';

export type StartPlay = ReturnType<typeof useStartPlay>;

/** The first time the parent says that everyone in the room knows; later the button is enough. */
export function useStartPlay() {
  const navigate = useNavigate();
  const [isTicked, tick] = useState(false);
  const { data: consent, isError } = useEveryoneKnows();
  const open = () => navigate('/session/active');
  const confirm = useConfirmEveryoneKnows({
    onError: () =>
      toast({
        title: 'We couldn’t start',
        description: 'Check your connection, then tap Start again.',
        variant: 'destructive',
      }),
  });
  // Where the answer cannot be had, it is asked for again.
  const mustConfirm = isError || consent?.granted === false;
  return {
    mustConfirm,
    isTicked,
    tick,
    isReady: mustConfirm ? isTicked : consent !== undefined,
    isPending: confirm.isPending,
    // Whoever has left meanwhile stays where they are.
    start: () => (mustConfirm ? confirm.mutate(undefined, { onSuccess: open }) : open()),
  };
}
