import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { focusWhenShown } from '#web/ui/focus-when-shown.ts';

interface Props {
  readonly icon: ReactNode;
  readonly words: { readonly title: string; readonly text: string };
  readonly goOn: string;
  readonly leave: string;
  readonly onGoOn: () => void;
  readonly onLeave: () => void;
}

/** Nothing is played here right now: why, and the two ways on. */
export function StoppedView({ icon, words, goOn, leave, onGoOn, onLeave }: Props) {
  return (
    <>
      <div className="m-auto flex flex-col items-center gap-5 text-center roomy:mb-4">
        <span className="grid size-28 place-items-center rounded-full bg-glow-soft">{icon}</span>
        <h2 ref={focusWhenShown} tabIndex={-1} className="font-extrabold text-2xl">
          {words.title}
        </h2>
        <p className="text-ink-soft">{words.text}</p>
      </div>
      <div className="flex flex-col gap-2 roomy:mx-auto roomy:mb-auto roomy:w-96">
        <Button fullWidth onClick={onGoOn}>
          {goOn}
        </Button>
        <Button variant="quiet" fullWidth onClick={onLeave}>
          {leave}
        </Button>
      </div>
    </>
  );
}
