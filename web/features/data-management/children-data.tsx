import { useState } from 'react';
import type { DataOverview } from '#contract/data-management.ts';
import { counted } from '#domain/counted.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DataList, DataRow } from './data-list.tsx';
import { useDeleteChildData } from './queries.ts';

type ChildItem = DataOverview['children'][number];

export function ChildrenData({ items }: { items: readonly ChildItem[] }) {
  const [chosen, setChosen] = useState<ChildItem>();
  const close = () => setChosen(undefined);
  const deletion = useDeleteChildData(close);
  if (items.length === 0) return null;
  return (
    <>
      <DataList title="Children">
        {items.map((child) => (
          <DataRow
            key={child.id}
            title={child.name}
            details={`${counted(child.sessionCount, 'session', 'sessions')} · ${counted(child.audioFileCount, 'audio file', 'audio files')}`}
            deleteLabel={`Delete ${child.name} and all data`}
            onDelete={() => setChosen(child)}
          />
        ))}
      </DataList>
      <ConfirmDialog
        open={chosen !== undefined}
        onClose={close}
        title={`Delete ${chosen?.name ?? 'child'}?`}
        description="The profile and everything that goes with it will be gone for good: play sessions, transcripts and recordings. This can’t be undone."
        confirmLabel="Yes, Delete Child Data"
        pending={deletion.isPending}
        onConfirm={() => chosen && deletion.mutate(chosen.id)}
      />
    </>
  );
}
