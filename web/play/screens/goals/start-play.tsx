import { useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import type { StartPlay } from './use-start-play.ts';

/** Asked once, before the very first play session. */
export function EveryoneKnows({ start }: { start: StartPlay }) {
  const id = useId();
  if (!start.mustConfirm) return null;
  return (
    <Card>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-4">
        <input
          id={id}
          type="checkbox"
          checked={start.isTicked}
          onChange={(event) => start.tick(event.target.checked)}
          className="size-6 shrink-0 accent-lamp"
        />
        <span>Everyone in the room knows this is being recorded.</span>
      </label>
    </Card>
  );
}

export function StartButton({ start }: { start: StartPlay }) {
  return (
    <Button
      fullWidth
      disabled={!start.isReady}
      pending={start.isPending}
      pendingLabel="Starting..."
      onClick={start.start}
    >
      Start 5-Minute Session
    </Button>
  );
}
