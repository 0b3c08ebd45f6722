import { useState } from 'react';
import { counted } from '#domain/counted.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DeleteAllButton } from './delete-all-button.tsx';
import { useDeleteData } from './queries.ts';

export function DeleteEverything({ audioFileCount }: { audioFileCount: number }) {
  const [isAsking, setIsAsking] = useState(false);
  const audio = useDeleteData('audio', () => setIsAsking(false));
  const all = useDeleteData('all');
  const isBusy = audio.isPending || all.isPending;
  return (
    <section aria-labelledby="delete-data" className="flex flex-col gap-3">
      <h2 id="delete-data" className="font-bold text-lg">
        Delete data
      </h2>
      <Card className="flex flex-col gap-3">
        <p className="text-ink-soft text-sm">
          Deleting is permanent. Your account itself stays, and you can start over.
        </p>
        <Button
          variant="secondary"
          fullWidth
          disabled={audioFileCount === 0 || isBusy}
          onClick={() => setIsAsking(true)}
        >
          Delete All Audio Files
        </Button>
        <DeleteAllButton pending={all.isPending} disabled={isBusy} onConfirm={() => all.mutate()} />
      </Card>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title="Delete all audio files?"
        description={`${counted(audioFileCount, 'recording', 'recordings')} will be gone for good. Results and transcripts stay.`}
        confirmLabel="Yes, Delete Audio Files"
        pending={audio.isPending}
        onConfirm={() => audio.mutate()}
      />
    </section>
  );
}
