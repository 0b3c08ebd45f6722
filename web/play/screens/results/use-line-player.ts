import { useEffect, useRef, useState } from 'react';
import { getRecording } from '#contract/recordings.ts';
import type { TranscriptLine } from '#contract/transcript.ts';
import type { PlaySessionId } from '#domain/ids.ts';
import { addressOf } from '#web/api/call.ts';
import { toast } from '#web/ui/toast-store.ts';

/** A word's first sound is easily cut off. */
const LEAD_SECONDS = 0.2;
const TAIL_SECONDS = 0.3;

type Stretch = Pick<TranscriptLine, 'position' | 'startMs' | 'endMs'>;

/** Plays one line at a time from the kept recording; the browser fetches only its stretch. */
export function useLinePlayer(playSessionId: PlaySessionId) {
  const audio = useRef<HTMLAudioElement>(undefined);
  const [playing, setPlaying] = useState<number>();
  const stop = () => {
    audio.current?.pause();
    setPlaying(undefined);
  };
  useEffect(() => () => audio.current?.pause(), []);

  const toggle = ({ position, startMs, endMs }: Stretch) => {
    stop();
    if (playing === position) return;
    const element = new Audio(addressOf(getRecording, { params: { id: playSessionId } }));
    audio.current = element;
    const endSeconds = endMs / 1000 + TAIL_SECONDS;
    element.currentTime = Math.max(0, startMs / 1000 - LEAD_SECONDS);
    element.addEventListener('timeupdate', () => {
      if (element.currentTime >= endSeconds && audio.current === element) stop();
    });
    element.addEventListener('ended', stop);
    setPlaying(position);
    element.play().catch((error: unknown) => {
      // Another line was asked for before this one began.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      stop();
      toast({
        title: 'We couldn’t play this line',
        description: 'Check your connection, then try again.',
        variant: 'destructive',
      });
    });
  };
  return { playing, toggle };
}
