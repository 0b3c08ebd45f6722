import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useConfirmEveryoneKnows, useEveryoneKnows } from './queries.ts';

/** The first time the parent says that everyone in the room knows; later the button is enough. */
export function StartPlay() {
  const navigate = useNavigate();
  const id = useId();
  const [isTicked, setIsTicked] = useState(false);
  const { data: consent } = useEveryoneKnows();
  const start = () => navigate('/session/active');
  const confirm = useConfirmEveryoneKnows({
    onSuccess: start,
    onError: () =>
      toast({
        title: 'We could not start',
        description: 'Check your connection, then press Start again.',
        variant: 'destructive',
      }),
  });
  const mustConfirm = consent !== undefined && !consent.granted;
  return (
    <div className="flex flex-col gap-3">
      {mustConfirm && (
        <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            id={id}
            type="checkbox"
            checked={isTicked}
            onChange={(event) => setIsTicked(event.target.checked)}
            className="size-6 shrink-0 accent-lamp"
          />
          <span className="text-sm">Everyone in the room knows that this is recorded.</span>
        </label>
      )}
      <Button
        fullWidth
        disabled={consent === undefined || (mustConfirm && !isTicked)}
        pending={confirm.isPending}
        pendingLabel="Starting..."
        onClick={() => (mustConfirm ? confirm.mutate() : start())}
      >
        Start 5-Minute Session
      </Button>
    </div>
  );
}
