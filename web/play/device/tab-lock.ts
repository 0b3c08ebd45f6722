// One tab plays. The browser's own locks say which: a tab that is closed or crashes lets go of its lock by itself, and one that
// waits for it hears of that by getting it.

export interface TabLock {
  /** Whether this tab holds the play now; where another does, `onOtherTabEnded` comes when that one has ended. */
  acquire(): Promise<boolean>;
  /** Takes it from whichever tab holds it. */
  steal(): Promise<void>;
  release(): void;
}

interface Listeners {
  readonly onStolen: () => void;
  /** Nobody holds the play then, unless somebody has taken it since. */
  readonly onOtherTabEnded: () => void;
}

const lockName = (userId: string) => `playlight.play.${userId}`;

/** Whether any tab of this browser plays now. */
export async function isPlayingInAnyTab(userId: string): Promise<boolean> {
  const locks = navigator.locks as LockManager | undefined;
  const { held = [] } = (await locks?.query()) ?? {};
  return held.some(({ name }) => name === lockName(userId));
}

export function createTabLock(userId: string, listeners: Listeners): TabLock {
  const name = lockName(userId);
  // Missing in old browsers: there every tab may play.
  const locks = navigator.locks as LockManager | undefined;
  let letGo: (() => void) | undefined;
  let waiting: AbortController | undefined;
  /** Counts releases: a lock that comes after one is not wanted any more. */
  let releases = 0;
  /** The browser takes a moment to give a lock back; this tab must not find itself in the way. */
  let isGivenBack: Promise<unknown> = Promise.resolve();
  const requests = new Set<Promise<unknown>>();

  /** Resolves as soon as it is known whether this tab got the lock, which it then holds until `letGo`. */
  const request = (options: LockOptions): Promise<boolean> =>
    new Promise((resolve) => {
      const releasesBefore = releases;
      const hold = (lock: Lock | null): Promise<void> | undefined => {
        const isHeld = lock !== null && releases === releasesBefore;
        resolve(isHeld);
        if (!isHeld) return undefined;
        return new Promise((release) => {
          letGo = release;
        });
      };
      const lose = () => {
        // Given up while waiting, or taken away by another tab.
        resolve(false);
        if (options.signal?.aborted || !letGo) return;
        letGo = undefined;
        listeners.onStolen();
        void wait();
      };
      const over = locks?.request(name, options, hold).catch(lose) ?? Promise.resolve();
      requests.add(over);
      void over.then(() => requests.delete(over));
    });

  const giveBack = () => {
    letGo?.();
    letGo = undefined;
    isGivenBack = Promise.all(requests);
  };

  const wait = async () => {
    waiting?.abort();
    waiting = new AbortController();
    if (!(await request({ signal: waiting.signal }))) return;
    giveBack();
    listeners.onOtherTabEnded();
  };

  return {
    async acquire() {
      const releasesBefore = releases;
      await isGivenBack;
      if (!locks || letGo) return true;
      if (releases !== releasesBefore) return false;
      const isAcquired = await request({ ifAvailable: true });
      if (!isAcquired) void wait();
      return isAcquired;
    },
    async steal() {
      if (!locks || letGo) return;
      waiting?.abort();
      await request({ steal: true });
    },
    release() {
      releases += 1;
      waiting?.abort();
      giveBack();
    },
  };
}
