import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** What is stored, before anything is recorded. The recorder goes in here with the server's part of it. */
export function EnrollDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Enroll your voice"
      description="We store a voiceprint, a list of numbers, and never the sample itself. It is kept until you delete it here or delete your account, and used for nothing but telling your voice apart."
      actions={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p>Recording is not part of this version of Playlight yet.</p>
    </Dialog>
  );
}
