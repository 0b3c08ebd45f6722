import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { usePlayStats } from '#web/api/play-sessions.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

export function ProgressCard({ childId }: { childId: number }) {
  const { data, isPending } = usePlayStats(childId);
  return (
    <Card className="flex flex-col gap-3">
      <div className="-my-2 flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="font-bold text-lg">Progress</h2>
        <Link
          to="/children"
          className="-mr-2 inline-flex min-h-11 items-center gap-0.5 rounded-full px-2 font-bold text-lamp hover:bg-lamp-soft"
        >
          See more
          <ChevronRight aria-hidden className="size-5" />
        </Link>
      </div>
      {isPending ? (
        <SkeletonGroup label="Loading your progress">
          <Skeleton className="h-14" />
        </SkeletonGroup>
      ) : (
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-3">
          <Figure label="Total Sessions" value={data?.totalSessions ?? 0} />
          <Figure label="This Week" value={data?.weekSessions ?? 0} />
        </dl>
      )}
    </Card>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="tabular font-extrabold text-3xl">{value}</dd>
    </div>
  );
}
