// What a cluster cannot show: a server that refuses to start, and one that has its database to itself.
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { canLogIn, makeDataDir, signUpOverHttp, startProduct } from '#test-support/product.ts';
import type { Cluster } from '../cluster/cluster.ts';
import { clockAhead, postmasterOf } from './inflict.ts';

const A_DAY_MINUTES = 24 * 60;
const PATIENCE_MS = 60_000;

/** A worker whose clock is a day ahead has to say so, and not to start. Resolves with its words. */
export async function startADayAhead({ workers: [worker] }: Cluster): Promise<string | undefined> {
  await worker.kill();
  return worker.start(clockAhead(A_DAY_MINUTES)).then(
    () => undefined,
    (error: Error) => /✗ (.*)/.exec(error.message)?.[1],
  );
}

/** One process with the embedded database, which is killed under it. Resolves with the seconds until somebody can sign up again. */
export async function loseOwnDatabase(): Promise<number> {
  const dataDir = makeDataDir();
  const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  try {
    const [before, after] = [`${randomUUID()}@example.org`, `${randomUUID()}@example.org`];
    await signUpOverHttp(product.url, before);
    const killedMs = Date.now();
    process.kill(postmasterOf(dataDir), 'SIGKILL');
    while (!(await signUpOverHttp(product.url, after))) {
      if (Date.now() - killedMs > PATIENCE_MS) return Infinity;
      await sleep(250);
    }
    const seconds = (Date.now() - killedMs) / 1000;
    return (await canLogIn(product.url, before)) ? seconds : Infinity;
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
