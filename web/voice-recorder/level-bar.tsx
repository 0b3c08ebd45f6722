import { isGoodLevel, LOUD_ABOVE, levelHint, QUIET_BELOW } from '#web/audio/level.ts';
import { cx } from '#web/ui/cx.ts';

/** How loud it is, as a bar with the good range marked, and in words. */
export function LevelBar({ level }: { level: number }) {
  const hint = levelHint(level);
  return (
    <div className="flex w-full flex-col gap-1.5">
      <div
        role="meter"
        aria-label="Microphone level"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(level)}
        aria-valuetext={hint}
        className="relative h-3 overflow-hidden rounded-full bg-ink/10"
      >
        <div
          className={cx(
            'h-full rounded-full transition-transform duration-100',
            isGoodLevel(level) ? 'bg-lamp' : 'bg-glow',
          )}
          style={{ transform: `translateX(${level - 100}%)` }}
        />
        <Mark at={QUIET_BELOW} />
        <Mark at={LOUD_ABOVE} />
      </div>
      <p className="text-center text-ink-soft text-sm">{hint}</p>
    </div>
  );
}

function Mark({ at }: { at: number }) {
  return <span className="absolute inset-y-0 w-0.5 bg-card" style={{ left: `${at}%` }} />;
}
