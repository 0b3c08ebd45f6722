import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { getPlaySession } from '#contract/play-sessions.ts';
import { cdiMetricsOf } from '#domain/play-session/handoff.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useChildren } from '#web/api/children.ts';
import { playSessionsKey } from '#web/api/play-sessions-key.ts';
import { SessionCoach } from '#web/coach/session-coach.tsx';
import { Analyzing } from './analyzing.tsx';
import { FailureView } from './failure-view.tsx';
import { ResultsView } from './results-view.tsx';
import { UnscorableView } from './unscorable-view.tsx';

export function SavedPlaySession({ id }: { id: number }) {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({
    queryKey: [...playSessionsKey, id],
    queryFn: () => call(getPlaySession, { params: { id } }),
  });
  const { data: children } = useChildren();
  const [isCoaching, setIsCoaching] = useState(false);
  const child = children?.find(({ id: childId }) => childId === data?.childId);
  if (data && child && isCoaching) return <SessionCoach playSession={data} child={child} />;
  if (data?.unscorable) return <UnscorableView />;
  if (data) {
    return <ResultsView counts={cdiMetricsOf(data)} onContinue={() => setIsCoaching(true)} />;
  }
  if (!error) return <Analyzing />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <FailureView
        title="Session Not Found"
        text="It may have been deleted, or it belongs to another account."
        goOn="Return Home"
        onGoOn={() => navigate('/')}
      />
    );
  }
  return (
    <FailureView
      title="Unable to Load Session"
      text="Check your connection, then try again."
      goOn="Try again"
      onGoOn={() => refetch()}
    />
  );
}
