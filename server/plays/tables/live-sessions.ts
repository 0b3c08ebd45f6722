import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { HeardSegment } from '#scoring/heard.ts';
import type { KeptPlay } from '#scoring/kept-play.ts';
import type { ListenerState } from '#scoring/listener.ts';
import { type Database, tables } from '#server/database/connect.ts';

const { liveSegments, liveSessions, specialSessions } = tables;

/** Names one live play session. */
export interface LiveKey {
  readonly userId: string;
  readonly key: string;
}

/** A live play session together with the mark of whoever may write it. */
export interface HeldKey extends LiveKey {
  readonly holder: string;
}

export type LiveRow = typeof liveSessions.$inferSelect;

const isOpen = inArray(liveSessions.status, ['listening', 'finishing']);
const named = ({ userId, key }: LiveKey) =>
  and(eq(liveSessions.userId, userId), eq(liveSessions.key, key));
const held = (one: HeldKey) => and(named(one), eq(liveSessions.holder, one.holder));
const segmentsOf = ({ userId, key }: LiveKey) =>
  and(eq(liveSegments.userId, userId), eq(liveSegments.key, key));

/** Makes the row or takes it over: whoever held it before can write no more. */
export async function claimLive(db: Database, one: HeldKey, childId: number): Promise<LiveRow> {
  const [row] = await db
    .insert(liveSessions)
    .values({ ...one, childId })
    .onConflictDoUpdate({
      target: [liveSessions.userId, liveSessions.key],
      set: { holder: one.holder, updatedAt: sql`now()` },
    })
    .returning();
  if (!row) throw new Error('A row that was written is returned');
  return row;
}

export async function findLive(db: Database, one: LiveKey): Promise<LiveRow | undefined> {
  const [row] = await db.select().from(liveSessions).where(named(one));
  return row;
}

export async function selectSegments(db: Database, one: LiveKey): Promise<HeardSegment[]> {
  const rows = await db
    .select({ segment: liveSegments.segment })
    .from(liveSegments)
    .where(segmentsOf(one))
    .orderBy(asc(liveSegments.position));
  return rows.map(({ segment }) => segment);
}

/** Saves how far it was heard, from segment `from` on; false where somebody else holds it now. */
export function saveHeard(
  db: Database,
  one: HeldKey,
  { decoder, detector, nextChunk, heard }: ListenerState,
  heardSeconds: number,
  from: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(liveSessions)
      .set({ state: { decoder, detector }, nextChunk, heardSeconds })
      .where(and(held(one), isOpen))
      .returning({ key: liveSessions.key });
    if (rows.length === 0) return false;
    const { userId, key } = one;
    const added = heard.slice(from).map((segment, index) => ({
      userId,
      key,
      position: from + index,
      segment,
    }));
    if (added.length > 0) await tx.insert(liveSegments).values(added);
    return true;
  });
}

/** Saves how it ended and forgets the voices; false where somebody else holds it now. */
export function saveEnd(
  db: Database,
  one: HeldKey,
  end: {
    readonly status: 'finished' | 'unheard';
    readonly nextChunk: number;
    readonly result: KeptPlay | undefined;
  },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { status, nextChunk, result = null } = end;
    const heard = result && { heardSeconds: result.seconds };
    const rows = await tx
      .update(liveSessions)
      .set({ status, nextChunk, result, state: null, ...heard })
      .where(held(one))
      .returning({ key: liveSessions.key });
    if (rows.length === 0) return false;
    await tx.delete(liveSegments).where(segmentsOf(one));
    return true;
  });
}

const isAbandoned = (minutes: number) =>
  and(
    isOpen,
    sql`${liveSessions.updatedAt} < now() - make_interval(mins => ${minutes})`,
    sql`exists (select from ${liveSegments}
      where ${liveSegments.userId} = ${liveSessions.userId} and ${liveSegments.key} = ${liveSessions.key})`,
  );

/** Those that hold voices and have not been heard of for so long. */
export function selectAbandoned(db: Database, minutes: number): Promise<LiveKey[]> {
  return db
    .select({ userId: liveSessions.userId, key: liveSessions.key })
    .from(liveSessions)
    .where(isAbandoned(minutes));
}

/** Takes it over, unless somebody has come back to it. */
export async function claimAbandoned(db: Database, one: HeldKey, minutes: number) {
  const [row] = await db
    .update(liveSessions)
    .set({ holder: one.holder })
    .where(and(named(one), isAbandoned(minutes)))
    .returning();
  return row;
}

/** Its last chunks are being heard: whoever asks for the result waits a little. */
export async function markFinishing(db: Database, one: HeldKey): Promise<void> {
  await db
    .update(liveSessions)
    .set({ status: 'finishing' })
    .where(and(held(one), eq(liveSessions.status, 'listening')));
}

/** As if nothing had come yet; whoever held it before can write no more. */
export function emptyLive(db: Database, one: HeldKey): Promise<void> {
  return db.transaction(async (tx) => {
    const { holder } = one;
    const emptied = { state: null, nextChunk: 0, heardSeconds: 0, recordingStartedAt: null };
    await tx
      .update(liveSessions)
      .set({ holder, ...emptied, failures: 0, status: 'listening' })
      .where(and(named(one), isOpen));
    await tx.delete(liveSegments).where(segmentsOf(one));
  });
}

const sinceStartMs = sql<
  number | null
>`(extract(epoch from clock_timestamp() - ${liveSessions.recordingStartedAt}) * 1000)::float8`;

/** Keeps when recording started; told again, the first time stays. Milliseconds since then. */
export async function markStarted(db: Database, one: LiveKey): Promise<number> {
  const [row] = await db
    .update(liveSessions)
    .set({
      recordingStartedAt: sql`coalesce(${liveSessions.recordingStartedAt}, clock_timestamp())`,
    })
    .where(named(one))
    .returning({ ms: sinceStartMs });
  return row?.ms ?? 0;
}

/** Milliseconds since recording started; undefined before that. */
export async function msSinceStart(db: Database, one: LiveKey): Promise<number | undefined> {
  const [row] = await db.select({ ms: sinceStartMs }).from(liveSessions).where(named(one));
  return row?.ms ?? undefined;
}

/** Counts that listening was given up once more. */
export async function countFailure(db: Database, one: HeldKey): Promise<number> {
  const [row] = await db
    .update(liveSessions)
    .set({ failures: sql`${liveSessions.failures} + 1` })
    .where(held(one))
    .returning({ failures: liveSessions.failures });
  return row?.failures ?? 0;
}

/** The play session that came of it. */
export async function findSaved(db: Database, one: LiveKey) {
  const [row] = await db
    .select({ playSession: specialSessions })
    .from(liveSessions)
    .innerJoin(specialSessions, eq(specialSessions.id, liveSessions.playSessionId))
    .where(and(named(one), eq(specialSessions.userId, one.userId)));
  return row?.playSession;
}

/** Until the transaction ends nobody else saves it; makes the row where the browser never came to connect. */
export async function lockLive(
  tx: Database,
  one: LiveKey,
  childId: number,
): Promise<number | null> {
  const { userId, key } = one;
  await tx
    .insert(liveSessions)
    .values({ userId, key, childId, holder: randomUUID(), status: 'finished' })
    .onConflictDoNothing();
  const [row] = await tx
    .select({ playSessionId: liveSessions.playSessionId })
    .from(liveSessions)
    .where(named(one))
    .for('update');
  return row?.playSessionId ?? null;
}

/** Which play session came of it: what makes saving safe to repeat. */
export async function linkLive(tx: Database, one: LiveKey, playSessionId: number): Promise<void> {
  await tx.update(liveSessions).set({ playSessionId }).where(named(one));
}

/** An upload is scored instead: whoever listens can write no more, and the voices go. */
export async function forgetHeard(tx: Database, one: LiveKey): Promise<void> {
  await tx
    .update(liveSessions)
    .set({ holder: randomUUID(), status: 'unheard', state: null, result: null })
    .where(named(one));
  await tx.delete(liveSegments).where(segmentsOf(one));
}

/** Nobody came back to it, and nothing came of it. */
export async function deleteForgottenLive(db: Database, hours: number): Promise<void> {
  const isOld = lt(liveSessions.updatedAt, sql`now() - make_interval(hours => ${hours})`);
  await db.delete(liveSessions).where(and(isOld, isNull(liveSessions.playSessionId)));
}
