import { SETTINGS_SAMPLE } from '#domain/voice-sample.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { RecorderActions } from '#web/voice-recorder/recorder-actions.tsx';
import { RecorderBody } from '#web/voice-recorder/recorder-body.tsx';
import { LONG_SCRIPT } from '#web/voice-recorder/scripts.ts';
import { useVoiceRecorder } from '#web/voice-recorder/use-voice-recorder.ts';

const DONE_DELAY_MS = 1500;
const HOLDING = new Set(['recording', 'preview', 'processing', 'complete']);

interface EnrollDialogProps {
  /** Whether a voiceprint was there when it opened. */
  readonly isReplacing: boolean;
  readonly onClose: () => void;
}

/** Open for as long as it is drawn. */
export function EnrollDialog({ isReplacing, onClose }: EnrollDialogProps) {
  const recorder = useVoiceRecorder({
    length: SETTINGS_SAMPLE,
    doneDelayMs: DONE_DELAY_MS,
    onEnrolled: () =>
      toast({
        title: 'Voice Enrolled Successfully',
        description: 'Your voice has been enrolled for improved session accuracy.',
      }),
    onDone: () => {
      onClose();
      toast({
        title: isReplacing ? 'Voice Re-enrolled' : 'Voice Enrolled',
        description: 'Your voice profile has been updated successfully.',
      });
    },
  });
  const { state, failure } = recorder;
  // A stray tap beside the dialog must not cost a minute of reading aloud.
  const isHolding = HOLDING.has(state) || (state === 'error' && failure?.canSubmitAgain === true);
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!isHolding}
      title={isReplacing ? 'Re-enroll your voice' : 'Enroll your voice'}
      actions={<RecorderActions recorder={recorder} onClose={onClose} />}
    >
      <RecorderBody recorder={recorder} script={LONG_SCRIPT} />
    </Dialog>
  );
}
