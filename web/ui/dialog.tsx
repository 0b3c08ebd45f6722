import { type ReactNode, useId } from 'react';
import { Modal } from './modal.tsx';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** Buttons, the main one first; they stack at full width. */
  actions?: ReactNode;
  dismissible?: boolean;
  children?: ReactNode;
}

export function Dialog({
  open,
  onClose,
  title,
  description,
  actions,
  dismissible = true,
  children,
}: DialogProps) {
  const id = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      dismissible={dismissible}
      labelledBy={`${id}-title`}
      describedBy={description ? `${id}-description` : undefined}
      className="m-auto w-[min(24rem,calc(100%-2rem))] max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-[1.75rem] bg-card text-ink shadow-soft backdrop:bg-scrim open:animate-rise open:backdrop:animate-fade"
    >
      <div className="flex flex-col gap-5 p-6">
        <div className="flex flex-col gap-2">
          <h2 id={`${id}-title`} tabIndex={-1} className="font-extrabold text-xl">
            {title}
          </h2>
          {description && (
            <div id={`${id}-description`} className="text-ink-soft">
              {description}
            </div>
          )}
        </div>
        {children}
        {actions && <div className="flex flex-col gap-2 *:w-full">{actions}</div>}
      </div>
    </Modal>
  );
}
