import { Lightbulb, X } from 'lucide-react';
import { IconButton } from '#web/ui/button.tsx';

interface Props {
  readonly line: string | undefined;
  readonly onSwitchOff: () => void;
}

/** One gentle line when it helps. Its place is always there, so that nothing jumps. */
export function CoachingLine({ line, onSwitchOff }: Props) {
  return (
    <div className="min-h-16 text-left">
      <p aria-live="polite" className="sr-only">
        {line}
      </p>
      {line && (
        <div className="flex animate-fade items-center gap-3 rounded-card bg-glow-soft py-2 pr-2 pl-4">
          <Lightbulb aria-hidden className="size-5.5 shrink-0" />
          <p aria-hidden className="min-w-0 flex-1">
            {line}
          </p>
          <IconButton label="No more tips while playing" onClick={onSwitchOff}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
