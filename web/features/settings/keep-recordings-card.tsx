import { useId, useState } from 'react';
import type { Consent } from '#contract/consents.ts';
import { failureText } from '#web/api/api-error.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { DeleteRecordingsDialog } from './delete-recordings-dialog.tsx';
import { longDate } from './long-date.ts';
import { useCountRecordings, useKeepRecordings, useSetKeepRecordings } from './queries.ts';
import { SettingsCard } from './settings-card.tsx';

export function KeepRecordingsCard() {
  const { data: consent, error, isError, isFetching, refetch } = useKeepRecordings();
  return (
    <SettingsCard title="Recordings">
      {consent && <KeepRecordings consent={consent} />}
      {isError && (
        <LoadFailure
          message={failureText(error, 'We couldn’t load this setting. Nothing has changed.')}
          isRetrying={isFetching}
          onRetry={refetch}
        />
      )}
      {!consent && !isError && <ConsentSkeleton />}
    </SettingsCard>
  );
}

function KeepRecordings({ consent }: { consent: Consent }) {
  const id = useId();
  const [recordingCount, setRecordingCount] = useState(0);
  const countRecordings = useCountRecordings();
  const change = useSetKeepRecordings({
    onSaved: ({ granted }) => {
      // Withdrawn is withdrawn; what to do about the past is a second question.
      if (!granted) void askAboutRecordings();
    },
    onError: (error, granted) =>
      toast({
        title: 'Failed to save this setting',
        description: failureText(
          error,
          `We’re ${granted ? 'still not keeping' : 'still keeping'} your recordings. Please try again.`,
        ),
        variant: 'destructive',
      }),
  });

  const askAboutRecordings = async () => {
    const count = await countRecordings();
    if (count) setRecordingCount(count);
    else tellWithdrawn({ areLeft: count === undefined });
  };

  return (
    <>
      <Switch
        label="Keep my recordings"
        checked={consent.granted}
        disabled={change.isPending}
        describedBy={`${id}-what ${id}-since`}
        onChange={(granted) => change.mutate(granted)}
      />
      <p id={`${id}-what`} className="text-ink-soft">
        When this is off, the sound of a play session is gone as soon as it’s scored. When it’s on,
        we keep the recording of each new session until you delete it or your account. You can
        delete recordings at any time under Your Data.
      </p>
      <p id={`${id}-since`} className="font-semibold text-sm">
        {stateOf(consent)}
      </p>
      <DeleteRecordingsDialog count={recordingCount} onClose={() => setRecordingCount(0)} />
    </>
  );
}

function stateOf({ granted, changedAt }: Consent): string {
  if (!changedAt) return 'Off. We don’t keep any recordings.';
  return granted ? `You agreed on ${longDate(changedAt)}.` : `Off since ${longDate(changedAt)}.`;
}

function tellWithdrawn({ areLeft }: { areLeft: boolean }): void {
  toast({
    title: 'We won’t keep recordings anymore',
    description: areLeft
      ? 'You can delete the ones you have under Your Data.'
      : 'From now on, none are stored.',
  });
}

function ConsentSkeleton() {
  return (
    <SkeletonGroup label="Loading this setting...">
      <Skeleton className="h-8 w-full" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-2/3" />
    </SkeletonGroup>
  );
}
