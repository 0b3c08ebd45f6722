import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { getHealth, type Health } from '#contract/health.ts';
import type { AudioStore } from '#server/adapters/audio-store.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import type { DiskWatch } from '#server/disk-watch.ts';
import { route } from '#server/http/route.ts';
import { countJobs, type JobRunner } from '#server/jobs/queue.ts';
import { quotaLimits } from '#server/quotas/quota-table.ts';

const DATABASE_LIMIT_MS = 2_000;

interface Dependencies {
  readonly db: Database;
  readonly role: Config['ROLE'];
  readonly version: string;
  /** Undefined where this process runs no jobs. */
  readonly jobRunner: JobRunner | undefined;
  readonly speechPool: { status(): Health['speechPool'] };
  readonly audioStore: Pick<AudioStore, 'isReachable'>;
  readonly disk: Pick<DiskWatch, 'look'>;
}

export function healthRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, role, version, jobRunner, speechPool, audioStore, disk } = dependencies;
  route(app, getHealth, async ({ reply }) => {
    const [hasDatabase, hasStore, { status: room }] = await Promise.all([
      answers(db),
      audioStore.isReachable(),
      disk.look(),
    ]);
    const database = hasDatabase ? 'up' : 'down';
    const queue = database === 'down' ? 'down' : !jobRunner ? 'off' : jobRunner.status();
    const speech = speechPool.status();
    const isWell = database === 'up' && queue !== 'down' && speech.status !== 'down';
    // Without the store everything but recordings goes on, without room all that is kept can be read: no reason to send people elsewhere.
    if (!isWell) reply.status(503);
    const health: Health = {
      status: isWell && hasStore && room !== 'full' ? 'ok' : 'degraded',
      version,
      role,
      uptimeSeconds: Math.floor(process.uptime()),
      database: { status: database },
      queue: { status: queue, ...(database === 'up' ? await countJobs(db) : {}) },
      speechPool: speech,
      quotas: quotaLimits,
      audioStore: { status: hasStore ? 'up' : 'down' },
      disk: { status: room },
    };
    return health;
  });
}

/** A database that is silent counts as down, before whoever asks has given up. */
function answers(db: Database): Promise<boolean> {
  return Promise.race([
    db.execute(sql`select 1`).then(
      () => true,
      () => false,
    ),
    pause(DATABASE_LIMIT_MS, false, { ref: false }),
  ]);
}
