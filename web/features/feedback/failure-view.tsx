import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SpeechIllustration } from '#web/ui/illustrations.tsx';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly goOn: string;
  readonly onGoOn: () => void;
}

export function FailureView({ title, text, goOn, onGoOn }: Props) {
  return (
    <EmptyState
      illustration={<SpeechIllustration />}
      title={title}
      text={text}
      action={<Button onClick={onGoOn}>{goOn}</Button>}
    />
  );
}
