import type { AccountEvent } from '#contract/account-events.ts';
import { LOCALE } from '#domain/locale.ts';
import { Button } from '#web/ui/button.tsx';
import { eventWords } from './event-words.ts';
import { LoadedCard } from './loaded-card.tsx';
import { useAccountEvents } from './security-queries.ts';

export function AccountEventsCard() {
  const query = useAccountEvents();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return (
    <LoadedCard title="Recent activity" query={query}>
      {() => (
        <>
          <p className="text-ink-soft">
            What happened to your account in the last 90 days. If something wasn’t you, log out
            everywhere else and change your password.
          </p>
          <ol className="-my-2 flex flex-col divide-y divide-line">
            {data?.pages.flatMap(({ events }) => events).map(EventRow)}
          </ol>
          {hasNextPage && (
            <Button
              variant="secondary"
              fullWidth
              pending={isFetchingNextPage}
              pendingLabel="Loading..."
              onClick={() => fetchNextPage()}
            >
              Show more
            </Button>
          )}
        </>
      )}
    </LoadedCard>
  );
}

function EventRow({ id, kind, device, createdAt }: AccountEvent) {
  return (
    <li key={id} className="py-3">
      <p className="font-bold">{eventWords[kind]}</p>
      <p className="text-ink-muted text-sm">
        <time dateTime={createdAt}>{when.format(new Date(createdAt))}</time>, {device}
      </p>
    </li>
  );
}

const when = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });
