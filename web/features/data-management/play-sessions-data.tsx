import { useState } from 'react';
import type { DataOverview } from '#contract/data-management.ts';
import { formatDuration } from '#domain/format.ts';
import { dayLabel } from '#domain/progress.ts';
import { localDay } from '#web/browser/local-day.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DataList, DataRow } from './data-list.tsx';
import { useDeletePlaySession } from './queries.ts';

type PlaySessionItem = DataOverview['sessions'][number];

const SHOWN_PLAY_SESSIONS = 10;

interface PlaySessionsDataProps {
  /** The newest ones. */
  readonly items: readonly PlaySessionItem[];
  readonly total: number;
}

export function PlaySessionsData({ items, total }: PlaySessionsDataProps) {
  const [chosen, setChosen] = useState<PlaySessionItem>();
  const close = () => setChosen(undefined);
  const deletion = useDeletePlaySession(close);
  if (items.length === 0) return null;
  return (
    <>
      <DataList
        title="Sessions"
        note={
          total > SHOWN_PLAY_SESSIONS
            ? `Showing ${SHOWN_PLAY_SESSIONS} of ${total} sessions`
            : undefined
        }
      >
        {items.slice(0, SHOWN_PLAY_SESSIONS).map((item) => (
          <DataRow
            key={item.id}
            title={item.childName}
            details={detailsOf(item)}
            deleteLabel={`Delete session with ${item.childName}, ${dayOf(item)}`}
            onDelete={() => setChosen(item)}
          />
        ))}
      </DataList>
      <ConfirmDialog
        open={chosen !== undefined}
        onClose={close}
        title="Delete this session?"
        description={
          chosen &&
          `${chosen.childName}, ${dayOf(chosen)}. Its results, transcript and recording will be gone for good. This can’t be undone.`
        }
        confirmLabel="Yes, Delete Session"
        pending={deletion.isPending}
        onConfirm={() => chosen && deletion.mutate(chosen.id)}
      />
    </>
  );
}

function detailsOf(item: PlaySessionItem): string {
  const parts = [dayOf(item), formatDuration(item.duration)];
  return [...parts, item.hasAudio ? 'with audio' : 'no audio'].join(' · ');
}

function dayOf({ completedAt }: PlaySessionItem): string {
  return dayLabel(localDay(new Date(completedAt)), localDay());
}
