import { Mic } from 'lucide-react';
import { playWords } from '#web/play/machine/content.ts';
import { Button } from '#web/ui/button.tsx';
import { focusWhenShown } from '#web/ui/focus-when-shown.ts';

interface Props {
  readonly phase: 'asking' | 'opening' | 'testing';
  readonly onAllow: () => void;
}

export function PermissionView({ phase, onAllow }: Props) {
  const { question, why, allow, waiting, testing } = playWords.permission;
  return (
    <>
      <div className="m-auto flex flex-col items-center gap-5 text-center roomy:mb-4">
        <span className="grid size-28 place-items-center rounded-full bg-lamp-soft text-lamp">
          <Mic aria-hidden className="size-12" />
        </span>
        <h2 ref={focusWhenShown} tabIndex={-1} className="font-extrabold text-2xl">
          {question}
        </h2>
        <p className="text-ink-soft">{why}</p>
      </div>
      <Button
        fullWidth
        className="roomy:mx-auto roomy:mb-auto roomy:w-96"
        pending={phase !== 'asking'}
        pendingLabel={phase === 'opening' ? waiting : testing}
        onClick={onAllow}
      >
        {allow}
      </Button>
    </>
  );
}
