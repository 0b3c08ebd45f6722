import { cx } from '#web/ui/cx.ts';

const HEIGHTS_PCT = [18, 32, 55, 38, 70, 92, 64, 80, 48, 60, 34, 44, 22, 14];

/** The level of two voices, as the session screen draws it: there, but not asking to be read. */
export function QuietWave({ className }: { className?: string }) {
  return (
    <div className={cx('flex items-center gap-1', className)}>
      {HEIGHTS_PCT.map((height) => (
        <span
          key={height}
          className="w-1.5 rounded-full bg-lamp/70"
          style={{ height: `${height}%` }}
        />
      ))}
    </div>
  );
}
