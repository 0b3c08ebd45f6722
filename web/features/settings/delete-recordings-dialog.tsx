import { failureText } from '#web/api/api-error.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useDeleteRecordings } from './queries.ts';

interface DeleteRecordingsDialogProps {
  /** How many recordings there are; at 0 there is nothing to ask. */
  readonly count: number;
  readonly onClose: () => void;
}

/** After the consent is withdrawn: what happens to the recordings that are there. */
export function DeleteRecordingsDialog({ count, onClose }: DeleteRecordingsDialogProps) {
  const recordings = count === 1 ? '1 recording' : `${count} recordings`;
  const deletion = useDeleteRecordings({
    onSuccess: () => {
      onClose();
      toast({
        title: 'Data Deleted',
        description: 'Your recordings have been permanently deleted.',
      });
    },
    onError: (error) => {
      onClose();
      toast({
        title: 'Deletion Failed',
        description: failureText(error, 'Failed to delete data. Please try again.'),
        variant: 'destructive',
      });
    },
  });

  return (
    <ConfirmDialog
      open={count > 0}
      onClose={onClose}
      title="Delete the recordings, too?"
      description={`We won’t keep new recordings. You still have ${recordings} from before. Results and transcripts stay either way.`}
      confirmLabel={`Delete ${recordings}`}
      cancelLabel="Keep Them"
      pending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
    />
  );
}
