import { AudioLines, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { VoiceStatus } from '#contract/voice.ts';
import { product } from '#domain/content.ts';
import { failureText } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { longDate } from './long-date.ts';
import { useDeleteVoice } from './queries.ts';

interface EnrolledVoiceProps {
  readonly status: VoiceStatus;
  readonly onEnroll: () => void;
}

export function EnrolledVoice({ status, onEnroll }: EnrolledVoiceProps) {
  const [isAsking, setIsAsking] = useState(false);
  const isAskedAgain = status.outdated && status.available;
  const Icon = isAskedAgain ? AudioLines : CircleCheck;
  return (
    <>
      <div className="flex items-start gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-lamp-soft text-lamp">
          <Icon aria-hidden className="size-6" />
        </span>
        <div className="min-w-0">
          <h3 className="font-bold">
            {isAskedAgain ? 'We’ve gotten better at listening' : 'Voice enrolled'}
          </h3>
          {isAskedAgain && (
            <p className="mb-2">
              Please record your voice again. Until then, we’ll listen without it.
            </p>
          )}
          {status.enrollment_date && (
            <p className="text-ink-soft">Enrolled on {longDate(status.enrollment_date)}</p>
          )}
          {status.audio_duration !== null && (
            <p className="text-ink-soft">Sample length: {inWholeSeconds(status.audio_duration)}</p>
          )}
        </div>
      </div>
      <div className="-mb-2 flex flex-col gap-1">
        {status.available && (
          <Button variant={isAskedAgain ? 'primary' : 'secondary'} fullWidth onClick={onEnroll}>
            Re-enroll Voice
          </Button>
        )}
        <Button
          variant="quiet"
          fullWidth
          className="text-danger! hover:bg-danger-soft!"
          onClick={() => setIsAsking(true)}
        >
          Delete Voiceprint
        </Button>
      </div>
      <DeleteVoiceDialog open={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}

function inWholeSeconds(duration: number): string {
  const seconds = Math.round(duration);
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}

function DeleteVoiceDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const deletion = useDeleteVoice({
    onSuccess: () =>
      toast({ title: 'Voiceprint Deleted', description: 'Your voiceprint has been deleted.' }),
    onError: (error) => {
      onClose();
      toast({
        title: 'Deletion Failed',
        description: failureText(error, 'Failed to delete your voiceprint. Please try again.'),
        variant: 'destructive',
      });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Delete your voiceprint?"
      description={`${product.name} won’t know your voice anymore, and your consent ends, too. You can enroll again anytime.`}
      confirmLabel="Yes, Delete Voiceprint"
      pending={deletion.isPending}
      onConfirm={() => deletion.mutate()}
    />
  );
}
