import { useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '#web/api/api-error.ts';
import { useChild } from '#web/api/children.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PathIllustration } from '#web/ui/illustrations.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { PhoneScreen } from '#web/ui/phone-column.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { AddChild } from './add-child.tsx';
import { EditChild } from './edit-child.tsx';

export function ChildEditScreen() {
  const [search] = useSearchParams();
  const id = search.get('id');
  return id === null ? <AddChild /> : <LoadedChild key={id} id={Number(id)} />;
}

/** Statuses that mean the child is not there, or that the address names none. */
const NO_SUCH_CHILD = new Set([400, 404]);

function LoadedChild({ id }: { id: number }) {
  const navigate = useNavigate();
  const { data: child, error, isFetching, refetch } = useChild(id);
  if (child) return <EditChild child={child} />;
  const isGone = error instanceof ApiError && NO_SUCH_CHILD.has(error.status);
  return (
    <PhoneScreen
      header={<ScreenHeader title="Edit Child Profile" onBack={() => navigate('/account')} />}
    >
      {isGone && (
        <EmptyState
          illustration={<PathIllustration />}
          title="Child not found"
          text="This profile may have been deleted. Your other children are in your account."
          action={<ButtonLink to="/account">Go to Account</ButtonLink>}
        />
      )}
      {error && !isGone && (
        <LoadFailure
          message="We couldn’t load this profile. Check your connection and try again."
          onRetry={() => refetch()}
          isRetrying={isFetching}
        />
      )}
      {!error && (
        <SkeletonGroup label="Loading your child’s profile">
          <Skeleton className="h-6 w-28" />
          <Skeleton className="h-14" />
          <Skeleton className="mt-4 h-6 w-28" />
          <Skeleton className="h-14" />
          <Skeleton className="mt-4 h-6 w-28" />
          <Skeleton className="h-12" />
        </SkeletonGroup>
      )}
    </PhoneScreen>
  );
}
