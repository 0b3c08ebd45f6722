import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from './button.tsx';
import { Modal } from './modal.tsx';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  dismissible?: boolean;
  children: ReactNode;
}

/** Slides up from the bottom edge, where the thumb is. */
export function Sheet({ open, onClose, title, dismissible = true, children }: SheetProps) {
  const titleId = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      dismissible={dismissible}
      labelledBy={titleId}
      className="mx-auto mt-auto mb-0 w-full max-w-md max-h-[85dvh] overflow-y-auto rounded-t-[1.75rem] bg-card text-ink shadow-soft backdrop:bg-scrim open:animate-sheet open:backdrop:animate-fade"
    >
      <div className="flex flex-col gap-4 p-6 pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        <div className="-mx-6 -mt-4 sticky top-0 z-1 flex items-center justify-between gap-3 bg-card px-6 pt-4">
          <h2 id={titleId} tabIndex={-1} className="font-extrabold text-xl">
            {title}
          </h2>
          {dismissible && (
            <IconButton label="Close" onClick={onClose} className="-mr-2">
              <X aria-hidden className="size-5.5" />
            </IconButton>
          )}
        </div>
        {children}
      </div>
    </Modal>
  );
}
