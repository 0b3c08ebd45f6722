import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { tables } from '#server/database/connect.ts';
import { earnMilestones } from '#server/features/milestones/earn-milestones.ts';
import { createQuotas } from '#server/quotas/quotas.ts';
import { addChild, signUpSomebody } from '#test-support/people.ts';
import { createTestApp } from '#test-support/test-app.ts';
import { savePlaySession } from './save-play-session.ts';

const testApp = await createTestApp();
const { db } = testApp.database;

/** Of earlier play sessions, in what this transaction has done so far. */
const rowsRead = sql<{ rows: number }>`select (seq_tup_read + idx_tup_fetch)::int as rows
  from pg_stat_xact_user_tables where relname = 'special_sessions'`;

it('saving a play session reads a few of the earlier ones, however many there are', async () => {
  const { id: userId } = await signUpSomebody(testApp);
  const childId = await addChild(testApp, userId);
  const played = { userId, childId, duration: 300, labeledPraises: 4, overallScore: 2 };
  await db.insert(tables.specialSessions).values(
    Array.from({ length: 1000 }, (_, day) => ({
      ...played,
      completedAt: new Date(Date.UTC(2020, 0, day)),
    })),
  );
  await db.execute(sql`vacuum analyze special_sessions`);
  const read = await db.transaction(async (tx) => {
    const quotas = createQuotas({ isCounting: true });
    const services = {
      db: tx,
      quotas,
      earnMilestones,
      liveSessions: { finish: async () => undefined },
    };
    await savePlaySession(services, userId, { childId, duration: 300, labeledPraises: 4 });
    return (await tx.execute<{ rows: number }>(rowsRead)).rows[0]?.rows;
  });
  expect(read).toBeLessThan(100);
});
