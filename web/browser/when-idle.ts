/** Nobody misses it for this long; what is shown first is drawn by then. */
const PAUSE_MS = 1000;

/** For what is needed later: it must not take the network or the processor from what is shown now. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  await new Promise((over) => setTimeout(over, PAUSE_MS));
  // Safari has none.
  if ('requestIdleCallback' in window)
    await new Promise((idle) => requestIdleCallback(idle, { timeout: PAUSE_MS }));
}
