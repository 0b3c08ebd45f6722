import { type ComponentProps, lazy, Suspense } from 'react';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';

/** Few accounts need it: the log-in pages do not carry it. */
const Loaded = lazy(async () => ({ default: (await import('./code-step.tsx')).CodeStep }));

export function LazyCodeStep(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Loaded {...props} />
    </Suspense>
  );
}
