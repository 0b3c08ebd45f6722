// Small pieces of the running product, drawn with the kit; pictures only, hidden from screen readers.
import { Check } from 'lucide-react';
import { cx } from '#web/ui/cx.ts';
import { ProgressRing } from '#web/ui/progress-ring.tsx';
import { LampMark } from '#web/ui/wordmark.tsx';

export function RingPreview() {
  return (
    <ProgressRing share={1} className="w-40">
      <span className="tabular block font-extrabold text-3xl">5:00</span>
    </ProgressRing>
  );
}

export function CoachPreview() {
  return (
    <div className="flex w-full max-w-72 flex-col gap-2.5 text-sm leading-snug">
      <p className="ml-auto w-fit rounded-2xl rounded-br-md bg-lamp px-4 py-2.5 font-bold text-on-lamp">
        “Wow, you built it so tall!”
      </p>
      <div className="flex items-end gap-2">
        <LampMark className="size-7 shrink-0" />
        <p className="rounded-2xl rounded-bl-md bg-card px-4 py-2.5 shadow-soft">
          That told her exactly what you liked. Try it once more tomorrow.
        </p>
      </div>
    </div>
  );
}

const week = [
  { day: 'Sun', played: true },
  { day: 'Mon', played: true },
  { day: 'Tue', played: false },
  { day: 'Wed', played: true },
  { day: 'Thu', played: true },
  { day: 'Fri', played: true },
  { day: 'Sat', played: false },
] as const;

export function WeekPreview() {
  return (
    <div className="flex flex-col items-center gap-4">
      <div className="flex gap-1 xl:gap-1.5">
        {week.map(({ day, played }) => (
          <span key={day} className="flex flex-col items-center gap-1.5">
            <span className="font-bold text-ink-muted text-xs">{day[0]}</span>
            <span
              className={cx(
                'grid size-7 xl:size-8 place-items-center rounded-full',
                played ? 'bg-glow text-on-glow' : 'bg-ink/8',
              )}
            >
              {played && <Check className="size-4" strokeWidth={4} />}
            </span>
          </span>
        ))}
      </div>
      <p className="font-extrabold text-lg">3 days in a row</p>
    </div>
  );
}
