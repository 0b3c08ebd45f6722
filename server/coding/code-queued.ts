import { setTimeout as sleep } from 'node:timers/promises';
import type { Coder } from '#coding/coder.ts';
import type { Turn, Unit } from '#coding/session.ts';
import { limitConcurrency } from '#server/concurrency.ts';

/** Transcripts that are coded at once; more are sent away. */
const MOST_WAITING = 20;

const oneAtATime = limitConcurrency({ atOnce: 1, mostWaiting: MOST_WAITING });

/**
 * Codes a turn, and then leaves the server to everybody else for as long as that took: however many transcripts come at once, half of
 * its time is theirs.
 */
export function codeQueued(coder: Coder, turn: Turn) {
  return oneAtATime(async (): Promise<readonly Unit[]> => {
    const begun = performance.now();
    const units = await coder.add(turn);
    await sleep(performance.now() - begun);
    return units;
  });
}
