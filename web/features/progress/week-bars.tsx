import type { ProgressWeek } from '#contract/progress.ts';
import { LOCALE } from '#domain/locale.ts';
import { cx } from '#web/ui/cx.ts';

/** Five minutes on each day: a week that fills its bar. */
const FULL_WEEK_MINUTES = 35;

export function WeekBars({ weeks }: { weeks: readonly ProgressWeek[] }) {
  const top = Math.max(FULL_WEEK_MINUTES, ...weeks.map(({ minutes }) => minutes));
  return (
    <div>
      <h3 className="font-bold">Minutes each week</h3>
      <ol className="mt-2 flex items-end gap-1.5">
        {weeks.map(({ sunday, minutes }, index) => {
          const isThisWeek = index === weeks.length - 1;
          return (
            <li key={sunday} className="flex min-w-0 flex-1 flex-col items-center gap-1">
              <span className="sr-only">
                {isThisWeek ? 'This week' : `Week of ${shortDate(sunday)}`}: {minutes} minutes
              </span>
              <span aria-hidden className="tabular h-4.5 text-ink-muted text-xs">
                {minutes > 0 && minutes}
              </span>
              <span aria-hidden className="flex h-20 w-full max-w-8 items-end rounded-lg bg-ink/6">
                <span
                  className={cx('w-full rounded-lg', isThisWeek ? 'bg-lamp' : 'bg-lamp/50')}
                  style={{ height: `${(100 * minutes) / top}%` }}
                />
              </span>
              <span
                aria-hidden
                className={cx(
                  'h-4 whitespace-nowrap text-center text-xs leading-tight',
                  isThisWeek ? 'font-bold' : 'text-ink-muted',
                )}
              >
                {isThisWeek ? 'now' : index % 2 === 1 && shortDate(sunday)}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function shortDate(day: string): string {
  const format = new Intl.DateTimeFormat(LOCALE, {
    timeZone: 'UTC',
    month: 'numeric',
    day: 'numeric',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}
