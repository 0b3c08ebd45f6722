import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SpeechIllustration } from '#web/ui/illustrations.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly goOn: string;
  /** What to do, or where to go. */
  readonly onGoOn: (() => void) | '/' | '/session/goals';
}

export function FailureView({ title, text, goOn, onGoOn }: Props) {
  return (
    <EmptyState
      illustration={<SpeechIllustration />}
      title={title}
      text={text}
      action={
        typeof onGoOn === 'string' ? (
          <ButtonLink to={onGoOn}>{goOn}</ButtonLink>
        ) : (
          <Button onClick={onGoOn}>{goOn}</Button>
        )
      }
    />
  );
}

/** There is a recording, and nothing can be made of it. */
export function UnableToProcess({ why }: { why?: string | undefined }) {
  return (
    <FailureView
      title="Unable to Process Session"
      text={why ?? 'The recording was too quiet or unclear. Try again closer to the microphone.'}
      goOn="Try Another Session"
      onGoOn="/session/goals"
    />
  );
}

interface StillOnDeviceProps {
  readonly onTryAgain: () => void;
  /** Where it is not for the connection. */
  readonly why?: string | undefined;
}

/** What can be tried again, because the recording is still here. */
export function StillOnDevice({ onTryAgain, why }: StillOnDeviceProps) {
  return (
    <FailureView
      title={why ? 'Your Play Is Waiting' : 'Unable to Process Session'}
      text={why ?? 'Your recording is still on this device. Check your connection, then try again.'}
      goOn="Try again"
      onGoOn={onTryAgain}
    />
  );
}

/** The server knows the child no more. */
export function ChildDeleted() {
  return (
    <FailureView
      title="We Can’t Save This Play"
      text="This child’s profile was deleted, so we deleted what was left of the play on this device, too."
      goOn="Return Home"
      onGoOn="/"
    />
  );
}

export function NoAudioCaptured() {
  return (
    <FailureView
      title="No Audio Captured"
      text="Your time together still counts. Before the next one, check your microphone."
      goOn="Try Another Session"
      onGoOn="/session/goals"
    />
  );
}
