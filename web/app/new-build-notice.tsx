import { useIsMutating } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Button } from '#web/ui/button.tsx';
import { hasNewerBuild, subscribeToNewerBuild } from './builds.ts';

/** Says quietly that a reload would bring a newer build. It waits until nothing is on its way to the server. */
export function NewBuildNotice() {
  const isReady = useSyncExternalStore(subscribeToNewerBuild, hasNewerBuild);
  const isSending = useIsMutating() > 0;
  if (!isReady || isSending) return null;
  return (
    <div
      role="status"
      className="mx-5 mt-4 flex animate-rise items-center gap-3 rounded-card border border-line bg-card py-2 pr-2 pl-5 shadow-soft"
    >
      <p className="flex-1 font-bold">A new version is ready</p>
      <Button size="compact" variant="secondary" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </div>
  );
}
