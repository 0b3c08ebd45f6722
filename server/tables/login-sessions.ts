import { setImmediate as letOthersCome } from 'node:timers/promises';
import { and, desc, eq, gt, inArray, lt, ne, notInArray, sql } from 'drizzle-orm';
import { PROOF_MINUTES } from '#contract/proof.ts';
import { type Database, tables } from '#server/database/connect.ts';
import { prepared } from '#server/database/prepared.ts';

const { sessions, users } = tables;

/** More than a family has browsers; the one that was begun first is the first to go. */
const MOST_OF_A_USER = 50;
/** So coarse is "last seen": a write an hour at most. */
const SEEN_MINUTES = 60;

const isOpen = () => gt(sessions.expire, new Date());

/** Whether the owner has confirmed a short while ago that it is them. */
const isFreshProof = () =>
  sql<boolean>`coalesce(${sessions.provenAt} > now() - make_interval(mins => ${PROOF_MINUTES}), false)`;

export interface LoggedInUser {
  readonly id: string;
  readonly loginSessionId: string;
  readonly timeZone: string;
  readonly isProven: boolean;
  readonly expire: Date;
  readonly isSeenLongAgo: boolean;
}

const loggedInUsers = prepared('logged_in_users', (db) =>
  db
    .select({
      id: users.id,
      loginSessionId: sessions.sid,
      timeZone: users.timeZone,
      isProven: isFreshProof(),
      expire: sessions.expire,
      isSeenLongAgo: sql<boolean>`${sessions.lastSeenAt} < now() - make_interval(mins => ${SEEN_MINUTES})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        sql`${sessions.sid} = any(${sql.placeholder('sids')})`,
        gt(sessions.expire, sql.placeholder('now')),
      ),
    ),
);

interface Look {
  readonly sids: Set<string>;
  readonly found: Promise<ReadonlyMap<string, LoggedInUser>>;
}

/** One that is about to be taken, for everybody who comes until then. Nothing of it is kept. */
const looks = new WeakMap<Database, Look>();

/** Who is logged in by it. On a busy server several requests come in the same moment, and one question does for all. */
export async function findLoggedInUser(
  db: Database,
  sid: string,
): Promise<LoggedInUser | undefined> {
  const look = looks.get(db) ?? beginLook(db);
  look.sids.add(sid);
  return (await look.found).get(sid);
}

function beginLook(db: Database): Look {
  const sids = new Set<string>();
  const found = letOthersCome().then(async () => {
    looks.delete(db);
    const rows = await loggedInUsers(db, { sids: [...sids], now: new Date().toISOString() });
    return new Map(rows.map((user) => [user.loginSessionId, user]));
  });
  const look = { sids, found };
  looks.set(db, look);
  return look;
}

/** Until the transaction ends it stays as it is; undefined where it has ended. */
export async function holdLoginSession(tx: Database, sid: string) {
  const [session] = await tx
    .select({ isProven: isFreshProof() })
    .from(sessions)
    .where(and(eq(sessions.sid, sid), isOpen()))
    .for('share');
  return session;
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
    .where(and(eq(sessions.userId, userId), isOpen()))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

/** Those of them that have ended by now, on whichever server. */
export async function findEndedSids(db: Database, sids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ sid: sessions.sid })
    .from(sessions)
    .where(and(inArray(sessions.sid, [...sids]), isOpen()));
  const open = new Set(rows.map(({ sid }) => sid));
  return new Set(sids.filter((sid) => !open.has(sid)));
}

/** Those of the user that are too many end. */
export async function insertLoginSession(
  tx: Database,
  session: Pick<typeof sessions.$inferInsert, 'sid' | 'expire' | 'userId' | 'device'>,
): Promise<void> {
  await tx.insert(sessions).values({ ...session, sess: {} });
  const { userId } = session;
  const newest = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.id))
    .limit(MOST_OF_A_USER);
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), notInArray(sessions.id, newest)));
}

export async function markProven(db: Database, sid: string): Promise<void> {
  await db.update(sessions).set({ provenAt: sql`now()` }).where(eq(sessions.sid, sid));
}

export async function markSeen(db: Database, sid: string): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: sql`now()` }).where(eq(sessions.sid, sid));
}

export async function deleteLoginSessionBySid(db: Database, sid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sid, sid));
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

export async function deleteLoginSessionsOf(db: Database, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

export async function deleteExpiredLoginSessions(db: Database): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expire, sql`now()`));
}
