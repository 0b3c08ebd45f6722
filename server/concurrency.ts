import { AppError } from '#server/app-error.ts';

interface ConcurrencyLimits {
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** For so many times as long as the work took, its place stays empty afterward. */
  readonly rest?: number;
}

const busy = () =>
  new AppError('unavailable', 'We’re busy right now. Please try again in a minute.');
/** Nobody else is to blame. */
const tooManyOfUser = () =>
  new AppError(
    'too_many_requests',
    'We’re still working on what you sent before. Let it finish, then try again.',
    { retryAfterSeconds: 60 },
  );

/** Lets only so many pieces of work run at once; the others wait, and past a limit they are sent away. */
export function limitConcurrency(
  { atOnce, mostWaiting, rest = 0 }: ConcurrencyLimits,
  refusal = busy,
  onIdle: () => void = () => undefined,
) {
  let running = 0;
  const waiting: (() => void)[] = [];
  const handOn = () => {
    const next = waiting.shift();
    if (next) return next();
    running -= 1;
    if (running === 0) onIdle();
  };
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw refusal();
      // Whoever ends hands its place on, so that nobody can slip in between.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    const begun = performance.now();
    try {
      return await work();
    } finally {
      if (rest > 0) setTimeout(handOn, rest * (performance.now() - begun));
      else handOn();
    }
  };
}

/** The same for each user apart, so that nobody takes the turns of others. */
export function limitConcurrencyPerUser(limits: ConcurrencyLimits, refusal = tooManyOfUser) {
  const users = new Map<string, ReturnType<typeof limitConcurrency>>();
  return <T>(userId: string, work: () => Promise<T>): Promise<T> => {
    const ofUser =
      users.get(userId) ?? limitConcurrency(limits, refusal, () => users.delete(userId));
    users.set(userId, ofUser);
    return ofUser(work);
  };
}
