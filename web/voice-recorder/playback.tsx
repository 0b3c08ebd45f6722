import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatDuration } from '#domain/format.ts';
import type { Sample } from '#web/audio/sample-recording.ts';

/**
 * Plays the recording back. Not the browser's own controls: a recording from a microphone does not say how
 * long it is, and they would show no length.
 */
export function Playback({ sample }: { sample: Sample }) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [second, setSecond] = useState(0);

  useEffect(() => {
    const player = audio.current;
    if (!player) return;
    const address = URL.createObjectURL(sample.sound);
    player.src = address;
    return () => {
      player.pause();
      URL.revokeObjectURL(address);
    };
  }, [sample]);

  const toggle = () => {
    if (isPlaying) audio.current?.pause();
    else void audio.current?.play().catch(() => setIsPlaying(false));
  };

  const Icon = isPlaying ? Pause : Play;
  return (
    <div className="flex items-center gap-4 rounded-card bg-lamp-soft p-4">
      <audio
        ref={audio}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onEnded={() => setIsPlaying(false)}
        onTimeUpdate={(event) => setSecond(event.currentTarget.currentTime)}
      >
        <track kind="captions" />
      </audio>
      <button
        type="button"
        aria-label={isPlaying ? 'Pause' : 'Play recording'}
        onClick={toggle}
        className="grid size-14 shrink-0 place-items-center rounded-full bg-lamp text-on-lamp transition-colors hover:bg-lamp-strong"
      >
        <Icon aria-hidden className="size-6" />
      </button>
      <div className="min-w-0">
        <p className="font-bold">Your recording</p>
        <p className="tabular text-ink-soft">
          {formatDuration(Math.min(second, sample.seconds))} / {formatDuration(sample.seconds)}
        </p>
      </div>
    </div>
  );
}
