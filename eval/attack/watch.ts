// What an attack does to others: how a neighbour is served meanwhile, and how large the server grows.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { makeFamily } from './family.ts';
import type { Served } from './neighbour.ts';
import type { Target } from './target.ts';

export interface Watched {
  readonly p95Ms: number;
  readonly unserved: number;
  readonly mostMegabytes: number;
}

export interface Watch {
  /** Since the last time that it was asked. */
  read(): Watched;
  stop(): void;
}

const LOOK_MS = 200;

export async function startWatch(target: Target): Promise<Watch> {
  const { cookie } = await makeFamily(target);
  const neighbour = fork(join(import.meta.dirname, 'neighbour.ts'), [target.url, cookie], {
    execArgv: ['--import', 'tsx'],
  });
  let served: Served[] = [];
  let most = 0;
  neighbour.on('message', (one) => served.push(one as Served));
  await once(neighbour, 'message');
  const look = setInterval(() => {
    most = Math.max(most, target.rssMegabytes());
  }, LOOK_MS);
  return {
    read() {
      const times = served.map(({ ms }) => ms).toSorted((one, other) => one - other);
      const watched = {
        p95Ms: Math.round(times[Math.floor(times.length * 0.95)] ?? 0),
        unserved: served.filter(({ isServed }) => !isServed).length,
        mostMegabytes: Math.max(most, target.rssMegabytes()),
      };
      served = [];
      most = 0;
      return watched;
    },
    stop() {
      clearInterval(look);
      neighbour.disconnect();
    },
  };
}
