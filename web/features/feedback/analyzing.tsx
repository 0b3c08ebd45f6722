import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

export function Analyzing() {
  return (
    <>
      <p role="status" className="text-center text-ink-soft">
        Analyzing your CDI behaviors...
      </p>
      <SkeletonGroup label="Your results are on their way">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </SkeletonGroup>
    </>
  );
}
