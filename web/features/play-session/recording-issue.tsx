import { playWords } from '#domain/play-session/content.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface Props {
  readonly open: boolean;
  readonly isResuming: boolean;
  readonly onResume: () => void;
  readonly onContinueWithoutAudio: () => void;
  readonly onEndNow: () => void;
}

/** There is no way past it: the timer stands still until the parent has chosen. */
export function RecordingIssue({ open, isResuming, ...on }: Props) {
  const { title, text, resume, resuming, continueWithoutAudio, endNow } = playWords.recordingIssue;
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
    />
  );
}
