import { Flame, Sprout } from 'lucide-react';
import { DAY_OFF, streakBadge } from '#domain/streak.ts';
import { usePlayStats } from '#web/api/play-sessions.ts';
import { cx } from '#web/ui/cx.ts';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

export function StreakCard({ childId }: { childId: number }) {
  const { data, isPending, isError } = usePlayStats(childId);
  // Nothing is better than a guess about somebody's days.
  if (isError) return null;
  if (isPending) {
    return (
      <SkeletonGroup label="Loading your streak">
        <Skeleton className="h-22 rounded-card!" />
      </SkeletonGroup>
    );
  }
  const { currentStreak: streak, forgivenDays, totalSessions } = data;
  const { title, text } = streakBadge(streak, { hasPlayed: totalSessions > 0 });
  const Icon = streak > 0 ? Flame : Sprout;
  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card p-4',
        streak > 0 ? 'bg-glow-soft' : 'bg-lamp-soft',
      )}
    >
      <span
        className={cx(
          'grid size-14 shrink-0 place-items-center rounded-full',
          streak > 0 ? 'bg-glow text-on-glow' : 'bg-lamp text-on-lamp',
        )}
      >
        <Icon aria-hidden className="size-7.5" />
      </span>
      <div className="wrap-anywhere min-w-0 grow basis-36">
        <p className="font-extrabold text-lg leading-tight">{title}</p>
        <p className="text-ink-soft">{text}</p>
        {forgivenDays > 0 && <p className="text-ink-soft text-sm">{DAY_OFF}</p>}
      </div>
    </div>
  );
}
