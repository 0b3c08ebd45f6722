import { useState } from 'react';
import { isDummyHandoff, readHandoff } from '#web/api/play-handoff.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** A play session that ended while nothing could be saved is still in this tab. */
export function UnsavedPlayCard() {
  const [isUnsaved] = useState(() => readHandoff() !== undefined && !isDummyHandoff());
  if (!isUnsaved) return null;
  return (
    <Card className="flex flex-col gap-3 bg-glow-soft!">
      <h2 className="font-bold text-lg">Your last play is not saved yet</h2>
      <p className="text-ink-soft">Nothing is lost: it is still on this device.</p>
      <ButtonLink to="/session/feedback" size="compact">
        See your results
      </ButtonLink>
    </Card>
  );
}
