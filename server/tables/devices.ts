import { and, eq, lt, sql } from 'drizzle-orm';
import { type Database, tables } from '#server/database/connect.ts';

const { devices, users } = tables;

/** Whether this browser has logged in to the account with this email before. */
export async function isKnownDevice(
  db: Database,
  deviceHash: string,
  email: string,
): Promise<boolean> {
  const found = await db
    .select({ userId: devices.userId })
    .from(devices)
    .innerJoin(users, eq(users.id, devices.userId))
    .where(and(eq(devices.deviceHash, deviceHash), eq(users.email, email)));
  return found.length > 0;
}

/** Keeps a browser in mind. `isNew`: it was not known, though another one was. */
export async function saveDevice(
  tx: Database,
  userId: string,
  deviceHash: string,
): Promise<{ readonly isNew: boolean }> {
  const hadOthers = (await tx.$count(devices, eq(devices.userId, userId))) > 0;
  const [row] = await tx
    .insert(devices)
    .values({ userId, deviceHash })
    .onConflictDoUpdate({
      target: [devices.userId, devices.deviceHash],
      set: { lastSeenAt: sql`now()` },
    })
    .returning({ isInserted: sql<boolean>`xmax = 0` });
  return { isNew: hadOthers && row?.isInserted === true };
}

export async function deleteDevicesOf(db: Database, userId: string): Promise<void> {
  await db.delete(devices).where(eq(devices.userId, userId));
}

export async function deleteDevicesNotSeenFor(db: Database, days: number): Promise<void> {
  await db
    .delete(devices)
    .where(lt(devices.lastSeenAt, sql`now() - make_interval(days => ${days})`));
}
