import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';

const DISARM_AFTER_MS = 6000;

interface DeleteAllButtonProps {
  readonly pending: boolean;
  readonly disabled: boolean;
  readonly onConfirm: () => void;
}

/** The first click arms it, the second one deletes; left alone, it is harmless again. */
export function DeleteAllButton({ pending, disabled, onConfirm }: DeleteAllButtonProps) {
  const [isArmed, setIsArmed] = useState(false);

  useEffect(() => {
    if (!isArmed) return;
    const timer = setTimeout(() => setIsArmed(false), DISARM_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isArmed]);

  return (
    <div className="relative">
      {isArmed && (
        // A ring that pulses, and not the button: its words stay readable throughout.
        <span
          aria-hidden
          className="-inset-1.5 pointer-events-none absolute animate-pulse rounded-full border-3 border-danger"
        />
      )}
      <Button
        variant="danger"
        fullWidth
        pending={pending}
        pendingLabel="Deleting..."
        disabled={disabled}
        onBlur={() => setIsArmed(false)}
        onKeyDown={(event) => {
          // A key that is held down is one press.
          if (event.repeat) event.preventDefault();
        }}
        onClick={(event) => {
          // The second half of a double-click is not a second decision.
          if (event.detail > 1) return;
          setIsArmed(!isArmed);
          if (isArmed) onConfirm();
        }}
      >
        {isArmed ? 'Click Again to Confirm' : 'Delete All Data'}
      </Button>
      <p role="status" className="sr-only">
        {isArmed && 'Click again to confirm that you want to delete all your data.'}
      </p>
    </div>
  );
}
