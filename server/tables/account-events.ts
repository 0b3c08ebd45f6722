import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { type AccountEventKind, EVENTS_PER_PAGE } from '#contract/account-events.ts';
import { type Database, tables } from '#server/database/connect.ts';

const { accountEvents, users } = tables;

export async function insertEvent(
  tx: Database,
  event: { readonly userId: string; readonly kind: AccountEventKind; readonly device: string },
): Promise<number> {
  const [row] = await tx.insert(accountEvents).values(event).returning({ id: accountEvents.id });
  if (!row) throw new Error('A row that was written is returned');
  return row.id;
}

/** With whom it is told to. */
export async function findEvent(db: Database, userId: string, eventId: number) {
  const [event] = await db
    .select({
      kind: accountEvents.kind,
      device: accountEvents.device,
      createdAt: accountEvents.createdAt,
      email: users.email,
      emailVerified: users.emailVerified,
      firstName: users.firstName,
      timeZone: users.timeZone,
    })
    .from(accountEvents)
    .innerJoin(users, eq(users.id, accountEvents.userId))
    .where(and(eq(accountEvents.id, eventId), eq(accountEvents.userId, userId)));
  return event;
}

/** One more than a page, so that it is known whether there is another. */
export function selectEvents(db: Database, userId: string, before: number | undefined) {
  return db
    .select({
      id: accountEvents.id,
      kind: accountEvents.kind,
      device: accountEvents.device,
      createdAt: accountEvents.createdAt,
    })
    .from(accountEvents)
    .where(
      and(
        eq(accountEvents.userId, userId),
        before === undefined ? undefined : lt(accountEvents.id, before),
      ),
    )
    .orderBy(desc(accountEvents.id))
    .limit(EVENTS_PER_PAGE + 1);
}

export async function deleteEventsOlderThan(db: Database, days: number): Promise<void> {
  await db
    .delete(accountEvents)
    .where(lt(accountEvents.createdAt, sql`now() - make_interval(days => ${days})`));
}
