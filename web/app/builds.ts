// Has the app kept on this device, and hears when the server has a newer build of it.

/** Written into the page by scripts/setup/build.mjs. */
const findOwnBuild = () => document.documentElement.dataset.build;

let hasNewer = false;
const listeners = new Set<() => void>();

export function subscribeToNewerBuild(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function hasNewerBuild(): boolean {
  return hasNewer;
}

let isWatching = false;

/** Once for each page; where the browser keeps nothing, the app just needs its network. */
export async function watchBuilds(): Promise<void> {
  // While developing, every file is to be fresh.
  if (isWatching || !findOwnBuild() || !('serviceWorker' in navigator)) return;
  isWatching = true;
  // A hundred files are kept then: what the page itself needs comes first.
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  try {
    watch(await navigator.serviceWorker.register('/service-worker.js'));
  } catch {
    // Forbidden, or out of space.
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  /** One that waits for its turn says whether this page is older, or takes over at once. */
  const greet = () => registration.waiting?.postMessage(findOwnBuild());
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data !== 'newer') return;
    hasNewer = true;
    for (const listener of listeners) listener();
  });
  navigator.serviceWorker.startMessages();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', greet),
  );
  greet();
  // An installed app stays open for days, and loads no page that would bring the question up.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}
