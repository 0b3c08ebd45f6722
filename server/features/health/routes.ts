import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { getHealth, type Health } from '#contract/health.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { route } from '#server/http/route.ts';
import { countJobs, type JobRunner } from '#server/jobs/queue.ts';
import type { SpeechPool } from '#server/speech-pool/speech-pool.ts';

interface Dependencies {
  readonly db: Database;
  readonly role: Config['ROLE'];
  readonly version: string;
  /** Undefined where this process runs no jobs. */
  readonly jobRunner: JobRunner | undefined;
  readonly speechPool: Pick<SpeechPool, 'status'>;
}

export function healthRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, role, version, jobRunner, speechPool } = dependencies;
  route(app, getHealth, async ({ reply }) => {
    const database = (await answers(db)) ? 'up' : 'down';
    const queue = database === 'down' ? 'down' : !jobRunner ? 'off' : jobRunner.status();
    const speech = speechPool.status();
    const isWell = database === 'up' && queue !== 'down' && speech.status !== 'down';
    if (!isWell) reply.status(503);
    const health: Health = {
      status: isWell ? 'ok' : 'degraded',
      version,
      role,
      uptimeSeconds: Math.floor(process.uptime()),
      database: { status: database },
      queue: { status: queue, ...(database === 'up' ? await countJobs(db) : {}) },
      speechPool: speech,
    };
    return health;
  });
}

async function answers(db: Database): Promise<boolean> {
  try {
    await db.execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}
