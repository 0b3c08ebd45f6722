// npm run eval:capacity forks it: a family that plays live, uploads, reads Home and asks for mail, in a process of its own.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeParent } from '../hostile/parents.ts';
import { type ActName, actNames, acts, GIVE_UP_MS } from './acts.ts';

export interface Observed {
  /** Milliseconds of each act; the longest that was waited for where it failed. */
  readonly times: Readonly<Record<ActName, readonly number[]>>;
  /** Why acts failed. */
  readonly failures: readonly string[];
  /** Of live plays that came to their end. */
  readonly counts: readonly string[];
}

const AGAIN_MS = 500;
const [url = '', outbox = ''] = process.argv.slice(2);
process.once('disconnect', () => process.exit());
process.send?.('ready');
for (;;) {
  const [forMs] = (await once(process, 'message')) as [number];
  process.send?.(await observe(forMs));
}

async function observe(forMs: number): Promise<Observed> {
  // One account for each kind of act, and new ones each time, so that none comes near a limit.
  const parents = await Promise.all(actNames.map(() => makeParent(url)));
  const stopping = AbortSignal.timeout(forMs);
  const times: Record<ActName, number[]> = { live: [], upload: [], home: [], mail: [] };
  const counts: string[] = [];
  const failures: string[] = [];
  const goOn = async (name: ActName, index: number) => {
    const parent = parents[index];
    if (!parent) return;
    const took = (ms: number | undefined) => {
      if (ms === undefined) failures.push(`${name} took too long or was refused`);
      times[name].push(ms ?? GIVE_UP_MS);
    };
    const counted = (one: string) => counts.push(one);
    while (!stopping.aborted)
      await acts[name]({ url, outbox, parent, signal: stopping, took, counted }).catch(
        async (error: Error) => {
          failures.push(`${name}: ${error.message}`);
          await sleep(AGAIN_MS);
        },
      );
  };
  await Promise.all(actNames.map(goOn));
  return { times, failures, counts };
}
