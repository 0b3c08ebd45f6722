import { playWords } from '#web/play/machine/content.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface Props {
  readonly open: boolean;
  readonly hasStarted: boolean;
  readonly onEnd: () => void;
  readonly onKeepGoing: () => void;
}

export function EndQuestion({ open, hasStarted, onEnd, onKeepGoing }: Props) {
  const { title, text, textBeforeStart, yes, no } = playWords.endQuestion;
  return (
    <Dialog
      open={open}
      onClose={onKeepGoing}
      title={title}
      description={hasStarted ? text : textBeforeStart}
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
