// The native <dialog> gives the focus trap, the inert page and the return of focus. Radix Dialog would
// inject a <style> tag for its scroll lock, which our content security policy refuses.
import { type ReactNode, useLayoutEffect, useRef } from 'react';

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  /** Whether Esc, the back gesture and a click beside it close the dialog. */
  dismissible: boolean;
  labelledBy: string;
  describedBy?: string | undefined;
  className: string;
  children: ReactNode;
}

export function Modal({
  open,
  onClose,
  dismissible,
  labelledBy,
  describedBy,
  className,
  children,
}: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    keepScrollbarWidth();
    dialog.showModal();
    // The title, not the first button: it is read out, and a stray Enter presses nothing.
    document.getElementById(labelledBy)?.focus();
    return () => dialog.close();
  }, [open, labelledBy]);

  const dismiss = () => {
    if (dismissible) onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc and the backdrop belong to the dialog itself
    <dialog
      ref={ref}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={className}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        dismiss();
      }}
      onCancel={(event) => {
        event.preventDefault();
        dismiss();
      }}
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (pressedBackdrop.current && event.target === event.currentTarget) dismiss();
      }}
    >
      {open && children}
    </dialog>
  );
}

/** For theme.css, which takes the scrollbar away while a dialog is open. */
function keepScrollbarWidth(): void {
  // The body's width, since it stays the same when one dialog opens over another.
  const width = window.innerWidth - document.body.offsetWidth;
  document.documentElement.style.setProperty('--scrollbar-width', `${width}px`);
}
