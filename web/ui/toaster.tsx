import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { getToast, subscribeToToast, type ToastEntry } from './toast-store.ts';

type Region = ComponentType<{ entry: ToastEntry | undefined }>;

/**
 * The region with Radix in it is 12 kB that a first visit does not need. It comes with the first touch
 * or key, well before anything can fail, because a toast about a lost connection could not fetch it.
 */
export function Toaster() {
  const entry = useSyncExternalStore(subscribeToToast, getToast, getToast);
  const [Region, setRegion] = useState<Region>();
  const waiting = Boolean(entry?.open) && !Region;

  useEffect(() => {
    const load = () => {
      import('./toast-region.tsx').then(
        (loaded) => setRegion(() => loaded.ToastRegion),
        () => {
          // Stays without a region; the next touch or toast asks again.
        },
      );
    };
    if (waiting) load();
    const events = ['pointerdown', 'keydown'] as const;
    for (const name of events) window.addEventListener(name, load, { once: true });
    return () => {
      for (const name of events) window.removeEventListener(name, load);
    };
  }, [waiting]);

  return Region && <Region entry={entry} />;
}
