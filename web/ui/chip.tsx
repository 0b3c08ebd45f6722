import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface ChipProps {
  isChosen: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** One of a few small answers that can be given and taken back. */
export function Chip({ isChosen, onClick, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onClick}
      className={cx(
        'wrap-anywhere min-h-11 max-w-full rounded-full border-2 px-4 text-left font-bold text-sm transition-colors',
        isChosen
          ? 'border-lamp bg-lamp text-on-lamp'
          : 'border-edge bg-card text-ink hover:border-ink-muted',
      )}
    >
      {children}
    </button>
  );
}
