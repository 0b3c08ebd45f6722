import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '#web/api/current-user.ts';
import { PlayStore } from '#web/play/device/play-store.ts';
import type { PendingPlay } from '#web/play/machine/pending-play.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { InterruptedPlayCard } from './interrupted-play-card.tsx';

const words = {
  unsaved: ['Your last session isn’t saved yet', 'Nothing is lost: it’s still on this device.'],
  saved: [
    'Your last session is saved',
    'Open it to see how it went. Until then, the recording stays on this device.',
  ],
} as const;

/** A play session of this tab or another, of which something is still on this device. */
export function PendingPlayCard() {
  const { data: user } = useCurrentUser();
  if (!user) return null;
  return (
    <>
      <InterruptedPlayCard userId={user.id} />
      <Offer userId={user.id} />
    </>
  );
}

function findPending(userId: string): PendingPlay | undefined {
  const store = new PlayStore(userId);
  store.rescueAbandoned();
  return store.listPending().find(({ isScored }) => !isScored);
}

function Offer({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const [play] = useState(() => findPending(userId));
  if (!play) return null;
  const { playSessionId } = play;
  const isSaved = playSessionId !== undefined;
  const [title, text] = isSaved ? words.saved : words.unsaved;
  const open = () => {
    if (!isSaved) new PlayStore(userId).handOff(play);
    void navigate(`/session/feedback${isSaved ? `/${playSessionId}` : ''}`);
  };
  return (
    <Card data-pending className="flex flex-col gap-3 bg-glow-soft!">
      <h2 className="font-bold text-lg">{title}</h2>
      <p className="text-ink-soft">{text}</p>
      <Button size="compact" onClick={open}>
        See your results
      </Button>
    </Card>
  );
}
