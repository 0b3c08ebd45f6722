import { Plus } from 'lucide-react';
import { product } from '#domain/content.ts';
import { failureText } from '#web/api/api-error.ts';
import { useChildren } from '#web/api/children.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BlocksIllustration } from '#web/ui/illustrations.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { ChildRow } from './child-row.tsx';

const ADD_CHILD = '/child-create?from=account';

export function ChildrenSection() {
  const { data: children } = useChildren();
  return (
    <section aria-labelledby="children" className="flex flex-col gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <h2 id="children" className="font-bold text-lg">
          Children
        </h2>
        {children && children.length > 0 && (
          <ButtonLink to={ADD_CHILD} variant="quiet" size="compact" className="-mr-3 px-3!">
            <Plus aria-hidden className="size-5" />
            Add Child
          </ButtonLink>
        )}
      </div>
      <ChildrenList />
    </section>
  );
}

function ChildrenList() {
  const { data: children, error, isError, isFetching, refetch } = useChildren();
  if (isError) {
    return (
      <LoadFailure
        message={failureText(error, 'We couldn’t load your children just now. Nothing is lost.')}
        isRetrying={isFetching}
        onRetry={refetch}
      />
    );
  }
  if (!children) return <ChildrenSkeleton />;
  if (children.length === 0) {
    return (
      <Card className="p-0!">
        <EmptyState
          illustration={<BlocksIllustration />}
          title="No children added yet"
          text={`Tell us who you play with, and we’ll fit ${product.name} to their age.`}
          action={<ButtonLink to={ADD_CHILD}>Add Your First Child</ButtonLink>}
        />
      </Card>
    );
  }
  return (
    <Card className="overflow-hidden p-0!">
      <ul className="divide-y divide-line">
        {children.map((child) => (
          <ChildRow key={child.id} child={child} />
        ))}
      </ul>
    </Card>
  );
}

function ChildrenSkeleton() {
  return (
    <Card>
      <SkeletonGroup label="Loading your children...">
        <div className="flex items-center gap-4">
          <Skeleton className="size-11 shrink-0 rounded-full!" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-4 w-40" />
          </div>
        </div>
      </SkeletonGroup>
    </Card>
  );
}
