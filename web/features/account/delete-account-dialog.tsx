import { useMutation } from '@tanstack/react-query';
import { deleteAccount } from '#contract/auth.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { isProofDeclined } from '#web/api/proof.ts';
import { PlayStore } from '#web/play/device/play-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';

export function DeleteAccountDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data: user } = useCurrentUser();
  const deletion = useMutation({
    mutationFn: async () => {
      await call(deleteAccount, {});
      if (user) await new PlayStore(user.id).forgetAll();
    },
    // A full load, so that nothing of the account stays in memory; the front page then says so.
    onSuccess: () => window.location.assign('/?accountDeleted=true'),
    onError: (error) => {
      // A toast cannot be seen behind an open dialog.
      onClose();
      if (isProofDeclined(error)) return;
      const title = failureText(error, 'Failed to delete account. Please try again.');
      toast({ title, variant: 'destructive' });
    },
  });
  const isBusy = deletion.isPending || deletion.isSuccess;

  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!isBusy}
      title="Delete Account?"
      description="Your account and everything in it will be gone for good. This can’t be undone."
      actions={
        <>
          <Button
            variant="danger"
            pending={isBusy}
            pendingLabel="Deleting..."
            onClick={() => deletion.mutate()}
          >
            Yes, Delete Account
          </Button>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    />
  );
}
