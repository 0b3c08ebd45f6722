import { FileText } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Progress } from '#contract/progress.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useProgress } from '#web/api/progress.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SeedlingIllustration } from '#web/ui/illustrations.tsx';
import { LinkRows } from '#web/ui/link-rows.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { PhoneScreen } from '#web/ui/phone-column.tsx';
import { Roomy } from '#web/ui/roomy.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { ChildOfAddress } from './child-of-address.tsx';
import { InsightList } from './insight-list.tsx';
import { LeadCard } from './lead-card.tsx';
import { MilestoneList } from './milestone-list.tsx';
import { NoSuchChild } from './no-such-child.tsx';
import { SkillCharts } from './skill-charts.tsx';
import { TimeTogether } from './time-together.tsx';

export function ProgressOverTimeScreen() {
  const navigate = useNavigate();
  return (
    <PhoneScreen
      header={<ScreenHeader title="Progress over time" onBack={() => navigate('/children')} />}
    >
      <ChildOfAddress waiting={<Waiting />}>
        {(childId) => <ProgressOf key={childId} childId={childId} />}
      </ChildOfAddress>
    </PhoneScreen>
  );
}

function ProgressOf({ childId }: { childId: number }) {
  const { data, error, isFetching, refetch } = useProgress(childId);
  if (data)
    return data.playCount === 0 ? <NothingYet progress={data} /> : <Overview progress={data} />;
  if (error instanceof ApiError && error.status < 500) return <NoSuchChild />;
  if (!error) return <Waiting />;
  return (
    <LoadFailure
      message="We couldn’t load your progress. Check your connection and try again."
      onRetry={() => refetch()}
      isRetrying={isFetching}
    />
  );
}

function Overview({ progress }: { progress: Progress }) {
  const { child, plays, insights, milestones } = progress;
  return (
    <>
      <p className="font-extrabold text-xl">You and {child.name}</p>
      <Roomy>
        <InsightList insights={insights} />
        {plays.length > 0 ? (
          <>
            <SkillCharts plays={plays} />
            <LeadCard plays={plays} childName={child.name} />
          </>
        ) : (
          <p className="text-ink-soft">
            We haven’t been able to score a session yet. Your time together still shows up here.
          </p>
        )}
        <TimeTogether progress={progress} />
        <MilestoneList earned={milestones} />
        <LinkRows
          rows={[
            {
              to: `/report?childId=${child.id}`,
              icon: FileText,
              label: 'Report to share',
              hint: 'For a therapist or the other parent, to print or save',
            },
          ]}
        />
      </Roomy>
    </>
  );
}

function NothingYet({ progress: { child, milestones } }: { progress: Progress }) {
  return (
    <>
      <EmptyState
        illustration={<SeedlingIllustration />}
        title="This grows with you"
        text={`After your first five minutes with ${child.name}, you’ll see here how your words change over time.`}
        action={<ButtonLink to="/session/goals">Start your first session</ButtonLink>}
      />
      <MilestoneList earned={milestones} />
    </>
  );
}

function Waiting() {
  return (
    <SkeletonGroup label="Loading your progress">
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-28 rounded-card!" />
      <Skeleton className="h-96 rounded-card!" />
      <Skeleton className="h-56 rounded-card!" />
    </SkeletonGroup>
  );
}
