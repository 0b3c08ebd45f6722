import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

export interface LoadFailureProps {
  message: string;
  onRetry: () => void;
  isRetrying: boolean;
}

/** In place of what could not be loaded, with a way to ask again. */
export function LoadFailure({ message, onRetry, isRetrying }: LoadFailureProps) {
  return (
    <Alert tone="danger">
      <p>{message}</p>
      <Button
        variant="secondary"
        size="compact"
        className="mt-3"
        pending={isRetrying}
        pendingLabel="Loading..."
        onClick={() => onRetry()}
      >
        Try Again
      </Button>
    </Alert>
  );
}
