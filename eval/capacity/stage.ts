// The built product with a neighbour in it, and what is seen of both.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Health } from '#contract/health.ts';
import { makeDataDir, startProduct } from '#test-support/product.ts';
import { ask, askJson } from '../cluster/ask.ts';
import { makeParent, PASSWORD, type Parent } from '../hostile/parents.ts';
import type { Observed } from './neighbour.ts';

const LOOK_MS = 1_000;
/** A place is lent a minute after the last sound. */
const LONGEST_RECOVERY_MS = 120_000;

export interface Stage {
  readonly url: string;
  observe(forMs: number): Promise<Observed>;
  newAccount(): Promise<Parent>;
  /** Deletes all that an account has, and waits until nobody listens; how long that took, and what is free then. */
  recover(account: Parent): Promise<Recovery>;
  isUp(): Promise<boolean>;
  stop(): Promise<void>;
}

export interface Recovery {
  readonly seconds: number;
  readonly free: string;
  readonly isWhole: boolean;
}

export async function openStage(): Promise<Stage> {
  const dataDir = makeDataDir();
  const product = await startProduct({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const { url } = product;
  const neighbour = fork(
    join(import.meta.dirname, 'neighbour.ts'),
    [url, join(dataDir, 'outbox')],
    { execArgv: ['--import', 'tsx'] },
  );
  await once(neighbour, 'message');
  // Whoever does their worst has a machine of their own in life; here they get what the product and the neighbour leave.
  setPriority(constants.priority.PRIORITY_LOW);
  const places = async () => (await askJson<Health>(url, '/api/health')).speechPool.places;
  const freePlaces = async () => {
    const { live, uploads } = await places();
    const isWhole = live.free === live.most && uploads.free === uploads.most;
    const free = `${live.free} of ${live.most} live, ${uploads.free} of ${uploads.most} for uploads`;
    return { isWhole, free };
  };
  return {
    url,
    async observe(forMs) {
      neighbour.send(forMs);
      const [observed] = (await once(neighbour, 'message')) as [Observed];
      return observed;
    },
    newAccount: () => makeParent(url),
    async recover({ cookie }) {
      const begunMs = Date.now();
      await askJson(url, '/api/auth/proof/password', { cookie, body: { password: PASSWORD } });
      const body = { deletionType: 'all' };
      await askJson(url, '/api/data-management/delete', { cookie, method: 'DELETE', body });
      for (;;) {
        const now = await freePlaces();
        const tookMs = Date.now() - begunMs;
        if (now.isWhole || tookMs > LONGEST_RECOVERY_MS)
          return { ...now, seconds: Math.round(tookMs / 1000) };
        await sleep(LOOK_MS);
      }
    },
    isUp: async () => product.child.exitCode === null && (await ask(url, '/api/health')).ok,
    async stop() {
      neighbour.disconnect();
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
