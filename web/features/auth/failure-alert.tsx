import { type ReactNode, useEffect, useRef } from 'react';
import { Alert } from '#web/ui/alert.tsx';

interface FailureAlertProps {
  readonly message: string | undefined;
  /** What to do about it, where trying again does not help. */
  readonly children?: ReactNode;
}

/** Why a form was refused: above it, and in focus as soon as it is there. */
export function FailureAlert({ message, children }: FailureAlertProps) {
  const alert = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (message) alert.current?.focus();
  }, [message]);

  if (!message) return null;
  return (
    <Alert tone="danger" ref={alert}>
      <p>{message}</p>
      {children}
    </Alert>
  );
}
