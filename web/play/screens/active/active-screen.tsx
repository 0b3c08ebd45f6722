import { useEffect } from 'react';
import { useChildren } from '#web/api/children.ts';
import { playWords } from '#web/play/machine/content.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { PhoneScreen } from '#web/ui/phone-column.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { ActiveView } from './active-view.tsx';
import { usePlayController } from './use-play-controller.ts';

export function ActiveScreen() {
  const view = usePlayController();
  if (!view) return <BeforeTheFirstState />;
  return (
    <>
      <ActiveView view={view} />
      {import.meta.env.DEV && <DevKeys onToggle={() => view.send({ type: 'devToggled' })} />}
    </>
  );
}

function BeforeTheFirstState() {
  const { isError, refetch, isFetching } = useChildren();
  if (!isError) return <LoadingScreen />;
  return (
    <PhoneScreen header={<ScreenHeader title={playWords.title} />}>
      <LoadFailure
        message="We couldn’t load your children. Check your connection and try again."
        onRetry={() => refetch()}
        isRetrying={isFetching}
      />
    </PhoneScreen>
  );
}

function DevKeys({ onToggle }: { onToggle: () => void }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'd' || !(event.ctrlKey || event.metaKey)) return;
      // The browser would make a bookmark.
      event.preventDefault();
      onToggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  return null;
}
