// Keeps the screen awake. The browser lets go of it by itself when the page is hidden: acquire it again when it is shown.

export interface WakeLock {
  acquire(): void;
  release(): void;
}

/** `onChange` tells whether it is held; it may come late, or never, where the browser has none or a battery is low. */
export function createWakeLock(onChange: (isActive: boolean) => void): WakeLock {
  let isWanted = false;
  let isAsking = false;
  let held: WakeLockSentinel | undefined;

  const letGo = () => {
    const sentinel = held;
    held = undefined;
    if (sentinel) onChange(false);
    return sentinel;
  };

  const ask = async () => {
    if (held || isAsking) return;
    isAsking = true;
    try {
      const sentinel = await navigator.wakeLock.request('screen');
      if (!isWanted) {
        await sentinel.release();
        return;
      }
      held = sentinel;
      sentinel.addEventListener('release', () => {
        if (held === sentinel) letGo();
      });
      onChange(true);
    } catch {
      // The play goes on with a screen that may go dark.
    } finally {
      isAsking = false;
    }
  };

  return {
    acquire() {
      isWanted = true;
      void ask();
    },
    release() {
      isWanted = false;
      void letGo()?.release();
    },
  };
}
