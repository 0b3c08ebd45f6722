import { useNavigate } from 'react-router';
import { useChildren } from '#web/api/children.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SpeechIllustration } from '#web/ui/illustrations.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { PhoneScreen } from '#web/ui/phone-column.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { useNewestPlaySessions } from './queries.ts';
import { StreamTest } from './stream-test.tsx';

export function StreamTestScreen() {
  const navigate = useNavigate();
  return (
    <PhoneScreen header={<ScreenHeader title="Stream Test" onBack={() => navigate('/')} />}>
      <p className="text-ink-soft">
        Scores what was said in one of your play sessions once more, piece by piece, while you
        watch.
      </p>
      <Content />
    </PhoneScreen>
  );
}

function Content() {
  const playSessions = useNewestPlaySessions();
  const children = useChildren();
  const queries = [playSessions, children];
  if (queries.some(({ isError }) => isError)) {
    return (
      <LoadFailure
        message="We couldn’t load your sessions. Check your connection and try again."
        isRetrying={queries.some(({ isFetching }) => isFetching)}
        onRetry={() => {
          for (const query of queries) if (query.isError) void query.refetch();
        }}
      />
    );
  }
  if (!playSessions.data || !children.data) {
    return (
      <SkeletonGroup label="Loading your sessions">
        <Skeleton className="h-14" />
        <Skeleton className="h-14 rounded-full!" />
      </SkeletonGroup>
    );
  }
  if (playSessions.data.length === 0) return <NothingPlayed />;
  return <StreamTest playSessions={playSessions.data} family={children.data} />;
}

function NothingPlayed() {
  return (
    <EmptyState
      illustration={<SpeechIllustration />}
      title="No sessions yet"
      text="Play for five minutes with the microphone on, and score it here."
      action={<ButtonLink to="/session/goals">Start your first session</ButtonLink>}
    />
  );
}
