import { ArrowLeft, Printer } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ReportPeriod } from '#contract/progress.ts';
import { ApiError } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { ChildOfAddress } from './child-of-address.tsx';
import { NoSuchChild } from './no-such-child.tsx';
import { useReport } from './queries.ts';
import { ReportChoices } from './report-choices.tsx';
import { ReportPaper } from './report-paper.tsx';

/** A page for paper: the browser prints it or saves it as a PDF. What steers it is not printed. */
export function ReportScreen() {
  return (
    <div className="min-h-dvh bg-paper print:bg-card">
      <main className="mx-auto flex max-w-3xl flex-col gap-6 px-5 py-4 print:max-w-none print:p-0">
        <ChildOfAddress waiting={<Waiting />}>
          {(childId) => <ReportOf key={childId} childId={childId} />}
        </ChildOfAddress>
      </main>
    </div>
  );
}

function ReportOf({ childId }: { childId: number }) {
  const navigate = useNavigate();
  const [weeks, setWeeks] = useState<ReportPeriod>('12');
  const [withWords, setWithWords] = useState(false);
  const { data, error, isPlaceholderData, isFetching, refetch } = useReport({
    childId,
    weeks,
    withWords,
  });
  const isGone = error instanceof ApiError && error.status < 500;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 print:hidden">
        <Button
          variant="quiet"
          size="compact"
          className="px-3!"
          onClick={() => navigate(`/progress?childId=${childId}`)}
        >
          <ArrowLeft aria-hidden className="size-5.5" />
          Back
        </Button>
        <Button size="compact" disabled={!data || isPlaceholderData} onClick={() => window.print()}>
          <Printer aria-hidden className="size-5.5" />
          Print or save as PDF
        </Button>
      </div>
      <ReportChoices
        weeks={weeks}
        onWeeks={setWeeks}
        withWords={withWords}
        onWithWords={setWithWords}
      />
      {data && !error && <ReportPaper report={data} />}
      {!data && !error && <Waiting />}
      {isGone && <NoSuchChild />}
      {error && !isGone && (
        <>
          <h1 className="font-extrabold text-3xl">Report to share</h1>
          <LoadFailure
            message="We couldn’t put the report together. Check your connection and try again."
            onRetry={() => refetch()}
            isRetrying={isFetching}
          />
        </>
      )}
    </>
  );
}

function Waiting() {
  return (
    <>
      <h1 className="font-extrabold text-3xl">Report to share</h1>
      <SkeletonGroup label="Putting the report together">
        <Skeleton className="h-8 w-64" />
        <Skeleton className="h-56" />
        <Skeleton className="h-56" />
      </SkeletonGroup>
    </>
  );
}
