// A drawn page is read by most and used by few: the app comes with the first touch. What is pressed until it is there is pressed again.

/** The app's own script, written in by scripts/setup/draw-landing-page.mjs. */
declare const APP: string;

const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;
let pressed: HTMLElement | undefined;

/** Links work by themselves. */
function hold(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (!button) return;
  event.preventDefault();
  pressed = button;
}

/** React hears nothing while it is starting. */
function letGo(): void {
  setTimeout(() => {
    removeEventListener('click', hold, { capture: true });
    pressed?.click();
  });
}

async function start(): Promise<void> {
  for (const name of TOUCHES) removeEventListener(name, startAtOnce);
  try {
    await import(APP);
  } catch {
    // Without a network: the next touch tries again.
    awaitTouch();
  }
}

const startAtOnce = () => void start();

function awaitTouch(): void {
  for (const name of TOUCHES) addEventListener(name, startAtOnce);
}

addEventListener('click', hold, { capture: true });
addEventListener('appstarted', letGo, { once: true });
// An address may have something to say, by itself.
if (location.search) startAtOnce();
else awaitTouch();
