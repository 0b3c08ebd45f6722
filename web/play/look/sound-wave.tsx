import { useEffect, useRef } from 'react';

const BARS = 27;
const QUIET_PCT = 8;

/** Calls back with 0 to 100, many times a second; returns how to stop it. */
export type OnLevel = (listener: (level: number) => void) => () => void;

/** The last seconds of sound as quiet bars. Drawn past React: it moves many times a second and means nothing to a reader. */
export function SoundWave({ onLevel }: { onLevel: OnLevel }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const levels = Array.from({ length: BARS }, () => 0);
    return onLevel((level) => {
      levels.push(level);
      levels.shift();
      for (const [index, bar] of [...(box.current?.children ?? [])].entries()) {
        const height = QUIET_PCT + ((100 - QUIET_PCT) * (levels[index] ?? 0)) / 100;
        (bar as HTMLElement).style.transform = `scaleY(${height / 100})`;
      }
    });
  }, [onLevel]);
  return (
    <div ref={box} aria-hidden className="flex h-14 items-center justify-center gap-1">
      {Array.from({ length: BARS }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
          key={index}
          className="h-full w-1.5 origin-center rounded-full bg-lamp/60"
          style={{ transform: `scaleY(${QUIET_PCT / 100})` }}
        />
      ))}
    </div>
  );
}
