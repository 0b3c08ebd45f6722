import { useState } from 'react';
import { formatDuration } from '#domain/format.ts';
import { PLAY_SESSION_SECONDS } from '#domain/score.ts';
import { ProgressRing } from '#web/ui/progress-ring.tsx';

/** The time in a ring that burns down. A tap changes between what remains and what has been played. */
export function TimeRing({
  remainingSeconds,
  isHeld,
}: {
  remainingSeconds: number;
  isHeld: boolean;
}) {
  const [showsElapsed, setShowsElapsed] = useState(false);
  const time = formatDuration(
    showsElapsed ? PLAY_SESSION_SECONDS - remainingSeconds : remainingSeconds,
  );
  return (
    <ProgressRing
      share={remainingSeconds / PLAY_SESSION_SECONDS}
      className="mx-auto w-[min(17rem,70vw)] roomy:w-88"
    >
      <button
        type="button"
        onClick={() => setShowsElapsed(!showsElapsed)}
        className="rounded-card px-4 py-2"
        aria-label={`${time} ${isHeld ? 'paused' : showsElapsed ? 'played' : 'left'}. Show time ${showsElapsed ? 'left' : 'played'}`}
      >
        <span className="block font-extrabold text-5xl tabular-nums roomy:text-[4.5rem]/none">
          {time}
        </span>
        <span className="block text-ink-muted text-sm">
          {isHeld ? 'paused' : showsElapsed ? 'played' : 'left'}
        </span>
      </button>
      <MinuteAnnouncement remainingSeconds={remainingSeconds} />
    </ProgressRing>
  );
}

/** Once a minute, and politely: nobody wants to hear every second. */
function MinuteAnnouncement({ remainingSeconds }: { remainingSeconds: number }) {
  const minutes = Math.ceil(remainingSeconds / 60);
  return (
    <span role="timer" aria-live="polite" className="sr-only">
      {minutes === 1 ? 'One minute left' : `${minutes} minutes left`}
    </span>
  );
}
