import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatDuration } from '#domain/format.ts';
import { useChildren } from '#web/api/children.ts';
import { PlayStore } from '#web/play/device/play-store.ts';
import { isPlayingInAnyTab } from '#web/play/device/tab-lock.ts';
import type { InterruptedPlay, PendingPlay } from '#web/play/machine/pending-play.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** A play whose tab was closed in the middle: it can be gone on with, or looked at. */
export function InterruptedPlayCard({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const play = useInterruptedPlay(userId);
  if (!play) return null;
  const { childName, remainingSeconds, heard } = play;
  const see = (heard: PendingPlay) => {
    new PlayStore(userId).endInterrupted(heard);
    void navigate('/session/feedback');
  };
  return (
    <Card data-pending className="flex flex-col gap-3 bg-glow-soft!">
      <h2 className="font-bold text-lg">Your play with {childName} was cut short</h2>
      <p className="text-ink-soft">
        {remainingSeconds === undefined
          ? 'Your five minutes are up. You can still see what we heard.'
          : `You have ${formatDuration(remainingSeconds)} left. Nothing is recording right now.`}
      </p>
      <div className="flex flex-wrap gap-2">
        {remainingSeconds !== undefined && (
          <ButtonLink to="/session/active" size="compact">
            Keep playing
          </ButtonLink>
        )}
        {heard && (
          <Button
            size="compact"
            variant={remainingSeconds === undefined ? 'primary' : 'secondary'}
            onClick={() => see(heard)}
          >
            See what we heard
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Looked for whenever Home comes into sight: the tab may have been closed a moment ago. */
function useInterruptedPlay(userId: string): InterruptedPlay | undefined {
  const { data: children } = useChildren();
  const [play, setPlay] = useState<InterruptedPlay>();
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const isRunning = await isPlayingInAnyTab(userId);
      const childIds = children?.map(({ id }) => id) ?? [];
      if (!isGone) setPlay(isRunning ? undefined : new PlayStore(userId).findInterrupted(childIds));
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') void look();
    };
    void look();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [userId, children]);
  return play;
}
