import { AppError } from '#server/app-error.ts';

interface TurnLimits {
  readonly atOnce: number;
  readonly mostWaiting: number;
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
export function takeTurns({ atOnce, mostWaiting }: TurnLimits, refusal = busy) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw refusal();
      // Whoever ends hands its place on, so that nobody can slip in between.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** The same for each user apart, so that nobody takes the turns of others. */
export function takeTurnsOfUser(limits: TurnLimits, refusal = tooManyOfUser) {
  const users = new Map<string, { readonly inTurn: ReturnType<typeof takeTurns>; count: number }>();
  return async <T>(userId: string, work: () => Promise<T>): Promise<T> => {
    const own = users.get(userId) ?? { inTurn: takeTurns(limits, refusal), count: 0 };
    users.set(userId, own);
    own.count += 1;
    try {
      return await own.inTurn(work);
    } finally {
      own.count -= 1;
      if (own.count === 0) users.delete(userId);
    }
  };
}
