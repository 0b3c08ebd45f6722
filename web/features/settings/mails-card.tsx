import { useId } from 'react';
import type { MailPreferences } from '#contract/mail-preferences.ts';
import { failureText } from '#web/api/api-error.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { SelectField } from '#web/ui/select.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { mailTimes } from './mail-times.ts';
import { useMailPreferences, useSetMailPreferences } from './queries.ts';
import { SettingsCard } from './settings-card.tsx';

export function MailsCard() {
  const { data, error, isError, isFetching, refetch } = useMailPreferences();
  return (
    <SettingsCard title="Emails">
      {data && <Mails preferences={data} />}
      {isError && (
        <LoadFailure
          message={failureText(error, 'We couldn’t load these settings. Nothing has changed.')}
          isRetrying={isFetching}
          onRetry={refetch}
        />
      )}
      {!data && !isError && (
        <SkeletonGroup label="Loading these settings...">
          <Skeleton className="h-8 w-full" />
          <Skeleton className="h-8 w-full" />
        </SkeletonGroup>
      )}
    </SettingsCard>
  );
}

function Mails({ preferences }: { preferences: MailPreferences }) {
  const id = useId();
  const { data: user } = useCurrentUser();
  const change = useSetMailPreferences({
    onError: (error) =>
      toast({
        title: 'Failed to save this setting',
        description: failureText(error, 'Your emails haven’t changed. Please try again.'),
        variant: 'destructive',
      }),
  });
  const { reminder, recap, sendAt } = preferences;
  const save = (changes: Partial<MailPreferences>) => change.mutate({ ...preferences, ...changes });
  return (
    <>
      <div>
        <Switch
          label="Daily reminder"
          checked={reminder}
          disabled={change.isPending}
          describedBy={`${id}-reminder`}
          onChange={(on) => save({ reminder: on })}
        />
        <p id={`${id}-reminder`} className="text-ink-soft">
          A short email on days when you haven’t played yet.
        </p>
      </div>
      <div>
        <Switch
          label="Weekly recap"
          checked={recap}
          disabled={change.isPending}
          describedBy={`${id}-recap`}
          onChange={(on) => save({ recap: on })}
        />
        <p id={`${id}-recap`} className="text-ink-soft">
          On Sundays, what went well, if you played that week.
        </p>
      </div>
      {(reminder || recap) && (
        <SelectField
          label="What time?"
          placeholder="Choose a time"
          options={mailTimes(sendAt)}
          value={sendAt}
          disabled={change.isPending}
          onChange={({ currentTarget: { value } }) => value && save({ sendAt: value })}
        />
      )}
      {(reminder || recap) && user?.emailVerified === false && (
        <p className="font-semibold text-sm">
          They’ll start once you confirm your email. The link is in the email we sent you.
        </p>
      )}
    </>
  );
}
