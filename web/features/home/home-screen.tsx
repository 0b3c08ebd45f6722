import { MessageCircle } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { Child } from '#contract/children.ts';
import { product } from '#domain/content.ts';
import { useChildren } from '#web/api/children.ts';
import { usePlayStats } from '#web/api/play-sessions.ts';
import { useChosenChild } from '#web/browser/chosen-child.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BlocksIllustration } from '#web/ui/illustrations.tsx';
import { LinkRows } from '#web/ui/link-rows.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { PhoneScreen } from '#web/ui/phone-column.tsx';
import { Roomy } from '#web/ui/roomy.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { ChildHeader } from './child-header.tsx';
import { FirstPlayCard } from './first-play-card.tsx';
import { MilestoneCard } from './milestone-card.tsx';
import { PendingPlayCard } from './pending-play-card.tsx';
import { ProgressCard } from './progress-card.tsx';
import { useMilestones } from './queries.ts';
import { StartButton } from './start-button.tsx';
import { StreakCard } from './streak-card.tsx';
import { useHomeNotices } from './use-home-notices.ts';
import { useWelcomeRedirect } from './use-welcome-redirect.ts';
import { VoiceBanner } from './voice-banner.tsx';
import { WeekCard } from './week-card.tsx';

export function HomeScreen() {
  const [search] = useSearchParams();
  const children = useChildren();
  const { child, choose } = useChosenChild(children.data ?? []);
  const hasNone = children.data?.length === 0;
  const isLeaving = useWelcomeRedirect({ hasNone, mayStay: search.get('childCreated') === 'true' });
  useHomeNotices();

  if (children.isPending || isLeaving) {
    return (
      <LoadingScreen
        title={`Setting up ${product.name}`}
        message="Getting everything ready for you"
      />
    );
  }
  if (children.isError) {
    return (
      <PhoneScreen header={<ScreenHeader title="Home" />}>
        <LoadFailure
          message="We couldn’t load your children. Check your connection and try again."
          onRetry={() => children.refetch()}
          isRetrying={children.isFetching}
        />
      </PhoneScreen>
    );
  }
  if (!child) {
    return (
      <PhoneScreen header={<ScreenHeader title="Home" />}>
        <EmptyState
          illustration={<BlocksIllustration />}
          title="No children yet"
          text="Tell us who you play with, and your first five minutes can begin."
          action={<ButtonLink to="/child-create?from=home">Add Child</ButtonLink>}
        />
      </PhoneScreen>
    );
  }
  return (
    <PhoneScreen header={<ChildHeader current={child} options={children.data} onChoose={choose} />}>
      <PendingPlayCard />
      <ChildCards child={child} />
    </PhoneScreen>
  );
}

/** A celebration that came late would push the other cards away from under the thumb: they are shown together. */
function ChildCards({ child }: { child: Child }) {
  // Without a network nothing is under way: what is there is shown.
  const { isLoading } = useMilestones(child.id);
  const { data: stats } = usePlayStats(child.id);
  // One card with one thing to do: the coach and the voice come once there is something to talk about.
  if (stats?.totalSessions === 0) return <FirstPlayCard childName={child.name} />;
  return (
    <>
      <StartButton />
      {isLoading && (
        <SkeletonGroup label={`Loading ${child.name}’s play`}>
          <Skeleton className="h-22 rounded-card!" />
          <Skeleton className="h-51 rounded-card!" />
        </SkeletonGroup>
      )}
      <Roomy className={isLoading ? 'hidden!' : ''}>
        <MilestoneCard childId={child.id} />
        <StreakCard childId={child.id} />
        <WeekCard childId={child.id} />
        <ProgressCard childId={child.id} />
        <LinkRows
          rows={[
            {
              to: `/agent?childId=${child.id}`,
              icon: MessageCircle,
              label: `${child.name}’s Coach`,
              hint: 'Ask anything about your play',
            },
          ]}
        />
        <VoiceBanner />
      </Roomy>
    </>
  );
}
