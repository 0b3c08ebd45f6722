import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useChildren } from '#web/api/children.ts';
import { useChildrenProgress } from '#web/api/play-sessions.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BlocksIllustration } from '#web/ui/illustrations.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { PhoneScreen } from '#web/ui/phone-column.tsx';
import { Roomy } from '#web/ui/roomy.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { AddChildDialog } from './add-child-dialog.tsx';
import { ChildCard } from './child-card.tsx';

export function ProgressScreen() {
  const navigate = useNavigate();
  const [isAdding, setIsAdding] = useState(false);
  const children = useChildren();
  const progress = useChildrenProgress();
  const queries = [children, progress];

  const cards =
    progress.data &&
    children.data?.map((child, _index, { length }) => (
      <ChildCard
        key={child.id}
        child={child}
        isOnly={length === 1}
        progress={progress.data.find(({ childId }) => childId === child.id)}
      />
    ));
  return (
    <PhoneScreen
      header={
        <ScreenHeader
          title="Child Progress"
          onBack={() => navigate('/')}
          trailing={
            <IconButton label="Add child" onClick={() => setIsAdding(true)}>
              <Plus aria-hidden className="size-6" />
            </IconButton>
          }
        />
      }
    >
      {queries.some(({ isError }) => isError) && (
        <LoadFailure
          message="We couldn’t load your progress. Check your connection and try again."
          onRetry={() => {
            for (const query of queries) if (query.isError) void query.refetch();
          }}
          isRetrying={queries.some(({ isFetching }) => isFetching)}
        />
      )}
      {queries.some(({ isPending }) => isPending) && (
        <SkeletonGroup label="Loading your progress">
          <Skeleton className="h-28 rounded-card!" />
          <Skeleton className="h-64 rounded-card!" />
        </SkeletonGroup>
      )}
      {children.data?.length === 0 && (
        <EmptyState
          illustration={<BlocksIllustration />}
          title="No children yet"
          text="Tell us who you play with, and you’ll see your play grow here."
          action={<Button onClick={() => setIsAdding(true)}>Add Child</Button>}
        />
      )}
      {cards && cards.length > 1 ? <Roomy>{cards}</Roomy> : cards}
      <AddChildDialog open={isAdding} onClose={() => setIsAdding(false)} />
    </PhoneScreen>
  );
}
