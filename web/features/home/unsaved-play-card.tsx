import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { UnsavedPlay } from '#domain/play-session/unsaved-play.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { writeHandoff } from '#web/api/play-handoff.ts';
import { listUnsaved, rescueAbandonedPlay } from '#web/api/unsaved-plays.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** A play session that could not be saved, in this tab or another, is still on this device. */
export function UnsavedPlayCard() {
  const { data: user } = useCurrentUser();
  return user ? <Offer userId={user.id} /> : null;
}

function findUnsaved(userId: string): UnsavedPlay | undefined {
  rescueAbandonedPlay(userId);
  return listUnsaved(userId).find(({ isScored }) => !isScored);
}

function Offer({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const [play] = useState(() => findUnsaved(userId));
  if (!play) return null;
  const { handoff, playSessionId } = play;
  const open = () => {
    if (playSessionId === undefined) writeHandoff(handoff);
    void navigate(`/session/feedback${playSessionId === undefined ? '' : `/${playSessionId}`}`);
  };
  return (
    <Card className="flex flex-col gap-3 bg-glow-soft!">
      <h2 className="font-bold text-lg">Your last play is not saved yet</h2>
      <p className="text-ink-soft">Nothing is lost: it is still on this device.</p>
      <Button size="compact" onClick={open}>
        See your results
      </Button>
    </Card>
  );
}
