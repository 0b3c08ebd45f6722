import { playWords } from '#web/play/machine/content.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface Props {
  readonly open: boolean;
  readonly hasStarted: boolean;
  readonly isUnscorable: boolean;
  readonly onEnd: () => void;
  readonly onKeepGoing: () => void;
}

export function EndQuestion({ open, hasStarted, isUnscorable, onEnd, onKeepGoing }: Props) {
  const { title, text, textUnscorable, textBeforeStart, yes, no } = playWords.endQuestion;
  const textPlayed = isUnscorable ? textUnscorable : text;
  return (
    <Dialog
      open={open}
      onClose={onKeepGoing}
      title={title}
      description={hasStarted ? textPlayed : textBeforeStart}
      actions={
        <>
          <Button onClick={onKeepGoing}>{no}</Button>
          <Button variant="secondary" onClick={onEnd}>
            {yes}
          </Button>
        </>
      }
    />
  );
}
