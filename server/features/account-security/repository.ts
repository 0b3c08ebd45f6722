import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { EVENTS_PER_PAGE } from '#contract/account-events.ts';
import type { LinkedProvider } from '#contract/ways-in.ts';
import { AppError } from '#server/app-error.ts';
import { type Database, tables } from '#server/database/connect.ts';

const { accountEvents, passkeys, sessions, users } = tables;

export async function findWaysIn(db: Database, userId: string) {
  const [found] = await db
    .select({
      passwordHash: users.passwordHash,
      googleId: users.googleId,
      oidcSubject: users.oidcSubject,
      passkeyCount: db.$count(passkeys, eq(passkeys.userId, userId)),
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!found) throw new AppError('login_required', 'Please log in to continue.');
  return found;
}

export async function hasPasskey(db: Database, userId: string): Promise<boolean> {
  return (await db.$count(passkeys, eq(passkeys.userId, userId))) > 0;
}

export async function setPasswordHash(db: Database, userId: string, passwordHash: string) {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** False where it was not linked. */
export async function forgetProvider(
  db: Database,
  userId: string,
  provider: LinkedProvider,
): Promise<boolean> {
  const column = provider === 'google' ? 'googleId' : 'oidcSubject';
  const unlinked = await db
    .update(users)
    .set({ [column]: null, isProviderUnlinked: true })
    .where(and(eq(users.id, userId), sql`${users[column]} is not null`))
    .returning({ id: users.id });
  return unlinked.length > 0;
}

/** Open ones, the one last seen first. */
export function selectLoginSessions(db: Database, userId: string) {
  return db
    .select({
      id: sessions.id,
      sid: sessions.sid,
      device: sessions.device,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expire, new Date())))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

export async function deleteLoginSession(db: Database, userId: string, id: number) {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return deleted.length > 0;
}

/** How many there were. */
export async function deleteOtherLoginSessions(
  db: Database,
  userId: string,
  ownSid: string | undefined,
): Promise<number> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.sid, ownSid ?? '')))
    .returning({ id: sessions.id });
  return deleted.length;
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
