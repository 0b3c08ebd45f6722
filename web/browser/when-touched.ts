/** A play that goes on after a reload is touched by nobody. */
const LONGEST_WAIT_MS = 10_000;

/** Settled with the first touch or key of this visit: who has only opened a page may leave it again. */
const firstTouch = new Promise<void>((resolve) => {
  // Where the landing page is drawn, nobody can.
  if (typeof window === 'undefined') return;
  for (const name of ['pointerdown', 'keydown'])
    addEventListener(name, () => resolve(), { once: true, capture: true });
});

/** For what has to be there when the network may be gone, but not at once. */
export async function whenTouched(): Promise<void> {
  await Promise.race([firstTouch, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
}
