import { useNavigate } from 'react-router';
import type { DataOverview } from '#contract/data-management.ts';
import { failureText } from '#web/api/api-error.ts';
import { useDataOverview } from '#web/api/data-overview.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SeedlingIllustration } from '#web/ui/illustrations.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { PhoneScreen } from '#web/ui/phone-column.tsx';
import { Beside } from '#web/ui/roomy.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { ChildrenData } from './children-data.tsx';
import { DeleteEverything } from './delete-everything.tsx';
import { DownloadData } from './download-data.tsx';
import { PlaySessionsData } from './play-sessions-data.tsx';
import { Totals } from './totals.tsx';

export function DataManagementScreen() {
  const navigate = useNavigate();
  return (
    <PhoneScreen header={<ScreenHeader title="Your Data" onBack={() => navigate('/account')} />}>
      <Content />
    </PhoneScreen>
  );
}

function Content() {
  const { data: overview, error, isError, isFetching, refetch } = useDataOverview();
  if (isError) {
    return (
      <LoadFailure
        message={failureText(error, 'Failed to load your data. Please try again later.')}
        isRetrying={isFetching}
        onRetry={refetch}
      />
    );
  }
  if (!overview) return <OverviewSkeleton />;
  return overview.hasAnyData ? <Overview overview={overview} /> : <NoData />;
}

function Overview({ overview }: { overview: DataOverview }) {
  return (
    <Beside className="roomy:grid-rows-[auto_1fr]">
      <div>
        <Totals summary={overview.summary} />
        <DownloadData />
        <ChildrenData items={overview.children} />
      </div>
      <div className="roomy:row-span-2">
        <PlaySessionsData items={overview.sessions} total={overview.summary.totalSessions} />
      </div>
      <div>
        <DeleteEverything audioFileCount={overview.summary.totalAudioFiles} />
      </div>
    </Beside>
  );
}

function NoData() {
  return (
    <>
      <EmptyState
        illustration={<SeedlingIllustration />}
        title="No Data Found"
        text="There are no children or play sessions in your account yet. Whatever you add will show up here."
        action={<ButtonLink to="/">Go to Home</ButtonLink>}
      />
      <DownloadData />
    </>
  );
}

function OverviewSkeleton() {
  return (
    <SkeletonGroup label="Loading your data...">
      <div className="grid grid-cols-2 gap-3">
        {['sessions', 'audio', 'children', 'storage'].map((tile) => (
          <Skeleton key={tile} className="h-24 rounded-card!" />
        ))}
      </div>
      <Skeleton className="h-14 w-full rounded-full!" />
      <Skeleton className="h-40 w-full rounded-card!" />
      <Skeleton className="h-56 w-full rounded-card!" />
    </SkeletonGroup>
  );
}
