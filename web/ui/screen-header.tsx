import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';

export interface ScreenHeaderProps {
  title: string;
  onBack?: () => void;
  backLabel?: string;
  /** One small control at the right end. */
  trailing?: ReactNode;
}

export function ScreenHeader({ title, onBack, backLabel = 'Back', trailing }: ScreenHeaderProps) {
  return (
    <header className="flex min-h-16 items-center gap-2 px-3 py-2 roomy:px-6">
      {onBack && (
        <IconButton label={backLabel} onClick={onBack}>
          <ArrowLeft aria-hidden className="size-6" />
        </IconButton>
      )}
      <h1 tabIndex={-1} className="min-w-0 flex-1 px-2 font-extrabold text-2xl">
        {title}
      </h1>
      {trailing}
    </header>
  );
}
