import { Square, Sun } from 'lucide-react';
import { lookWords } from '#web/play/machine/look-words.ts';
import { IconButton } from '#web/ui/button.tsx';

interface Props {
  /** Undefined where there is nothing to end. */
  readonly onStop: (() => void) | undefined;
  readonly isAwake: boolean;
}

export function PlayHeader({ onStop, isAwake }: Props) {
  return (
    <header className="flex min-h-16 flex-wrap items-center gap-2 px-3 py-2 roomy:px-6">
      {onStop && (
        <IconButton label="End the session" onClick={onStop}>
          <Square aria-hidden className="size-5 fill-current" />
        </IconButton>
      )}
      <h1 tabIndex={-1} className="min-w-0 flex-1 px-1 font-extrabold text-xl">
        {lookWords.title}
      </h1>
      {isAwake && (
        <p className="flex items-center gap-1.5 rounded-full bg-glow-soft px-3 py-1 text-xs">
          <Sun aria-hidden className="size-4" />
          {lookWords.screenAwake}
        </p>
      )}
    </header>
  );
}
