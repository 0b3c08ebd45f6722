import { Check } from 'lucide-react';
import type { CalendarDay } from '#domain/calendar.ts';
import { usePlayStats, usePlayWeek } from '#web/api/play-sessions.ts';
import { useToday } from '#web/browser/use-today.ts';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

const BANNER_FROM_DAYS = 4;

export function WeekCard({ childId }: { childId: number }) {
  const today = useToday();
  const { data, isPending, isError } = usePlayWeek(childId);
  const { data: stats } = usePlayStats(childId);
  if (isError) return null;
  if (isPending) {
    return (
      <Card>
        <SkeletonGroup label="Loading this week">
          <Skeleton className="h-6 w-32" />
          <Skeleton className="h-14" />
        </SkeletonGroup>
      </Card>
    );
  }
  const played = new Set(data.completedDays);
  return (
    <Card className="flex flex-col gap-4">
      {played.size >= BANNER_FROM_DAYS && (
        <div className="-mx-1 -mt-1 rounded-field bg-glow-soft px-4 py-3">
          <p className="font-bold">{bannerWords(played.size, stats)}</p>
          <p className="text-ink-soft text-sm">
            You’re building such a strong bond with your child
          </p>
        </div>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="font-bold text-lg">Your week</h2>
        <p className="text-ink-muted text-sm">{weekInWords(played.size)}</p>
      </div>
      <ol className="grid grid-cols-7 gap-1.5">
        {data.dates.map((day) => (
          <Day key={day} day={day} isPlayed={played.has(day)} isToday={day === today} />
        ))}
      </ol>
    </Card>
  );
}

/** Not by Intl, whose first use is slow (local-day.ts). */
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

interface DayProps {
  readonly day: CalendarDay;
  readonly isPlayed: boolean;
  readonly isToday: boolean;
}

function Day({ day, isPlayed, isToday }: DayProps) {
  const name = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
  return (
    <li className="flex min-w-0 flex-col items-center gap-1.5">
      <span
        aria-hidden
        className={cx('font-bold text-xs', isToday ? 'text-ink' : 'text-ink-muted')}
      >
        {name.charAt(0)}
      </span>
      <span
        aria-hidden
        className={cx(
          'grid aspect-square w-full max-w-9 place-items-center rounded-full',
          isPlayed ? 'bg-lamp text-on-lamp' : 'bg-ink/7',
          isToday && 'ring-2 ring-glow ring-offset-2 ring-offset-card',
        )}
      >
        {isPlayed && <Check className="size-1/2" strokeWidth={4} />}
      </span>
      <span className="sr-only">
        {name}
        {isToday && ', today'}
        {isPlayed && ', played'}
      </span>
    </li>
  );
}

interface StreakFigures {
  readonly currentStreak: number;
  readonly forgivenDays: number;
}

/** "In a row" is said only of days that are, and then of all of them. */
function bannerWords(days: number, streak: StreakFigures | undefined): string {
  const isInARow = streak?.forgivenDays === 0 && streak.currentStreak >= days;
  return isInARow
    ? `Amazing streak! ${streak.currentStreak} days in a row!`
    : `${days} days this week!`;
}

function weekInWords(days: number): string {
  if (days === 0) return 'A fresh start';
  return days === 1 ? 'Played on 1 day' : `Played on ${days} days`;
}
