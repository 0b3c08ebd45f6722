import { useEffect, useState } from 'react';
import { product } from '#domain/content.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { readOfflinePlay } from '#web/play/device/play-store.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { LampIllustration } from '#web/ui/illustrations.tsx';
import { PhoneColumn } from '#web/ui/phone-column.tsx';

/** A server that comes back tells nobody; a network does. */
const TRY_AGAIN_MS = 10_000;

/** The shell that the device has kept, where neither network nor server answers. */
export function UnreachableScreen() {
  const { refetch, isFetching } = useCurrentUser();
  const [hasPlay] = useState(() => readOfflinePlay() !== undefined);
  useEffect(() => {
    const tryAgain = () => void refetch();
    document.title = `No connection · ${product.name}`;
    // The play that led here may have lasted longer than the outage.
    tryAgain();
    window.addEventListener('online', tryAgain);
    const timer = setInterval(tryAgain, TRY_AGAIN_MS);
    return () => {
      window.removeEventListener('online', tryAgain);
      clearInterval(timer);
    };
  }, [refetch]);

  return (
    <PhoneColumn>
      <main className="flex flex-1 flex-col items-center justify-center gap-3 px-6 py-10 text-center">
        <LampIllustration className="mb-2 w-36" />
        <h1 className="font-extrabold text-3xl">No connection</h1>
        <p className="text-ink-soft">
          {hasPlay
            ? 'Your play session is still here, and it keeps going without one.'
            : `We can’t reach ${product.name} right now. Check your connection. We’ll keep trying.`}
        </p>
        <p className="text-ink-soft">
          Anything you’ve played but haven’t looked at yet is safe on this device, and we’ll save it
          once you’re back online. New play sessions, results and your account have to wait until
          then.
        </p>
        <div className="mt-4 flex w-full max-w-xs flex-col gap-3">
          {hasPlay && (
            <ButtonLink to="/session/active" fullWidth>
              Keep playing
            </ButtonLink>
          )}
          <Button
            variant={hasPlay ? 'secondary' : 'primary'}
            fullWidth
            pending={isFetching}
            pendingLabel="Trying again..."
            onClick={() => void refetch()}
          >
            Try again
          </Button>
        </div>
      </main>
    </PhoneColumn>
  );
}
