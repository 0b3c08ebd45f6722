import { playWords } from '#web/play/machine/content.ts';
import type { ResumeFailure } from '#web/play/machine/state.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface Props {
  readonly open: boolean;
  readonly isResuming: boolean;
  readonly failure: ResumeFailure | undefined;
  readonly onResume: () => void;
  readonly onContinueWithoutAudio: () => void;
  readonly onEndNow: () => void;
}

/** There is no way past it: the timer stands still until the parent has chosen. */
export function RecordingIssue({ open, isResuming, failure, ...on }: Props) {
  const { title, text, resume, resuming, continueWithoutAudio, endNow, failures } =
    playWords.recordingIssue;
  return (
    <Dialog
      open={open}
      onClose={() => undefined}
      dismissible={false}
      title={title}
      description={text}
      actions={
        <>
          <Button pending={isResuming} pendingLabel={resuming} onClick={on.onResume}>
            {resume}
          </Button>
          <Button variant="secondary" onClick={on.onContinueWithoutAudio}>
            {continueWithoutAudio}
          </Button>
          <Button variant="quiet" onClick={on.onEndNow}>
            {endNow}
          </Button>
        </>
      }
    >
      {failure && (
        <Alert tone="danger" title={failures[failure].title}>
          {failures[failure].text}
        </Alert>
      )}
    </Dialog>
  );
}
