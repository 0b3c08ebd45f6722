import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { PlaySessionId, RecordingKey } from '#domain/ids.ts';
import type { HeardSegment } from '#scoring/heard.ts';
import type { SpeechPipelineState } from '#scoring/speech-pipeline.ts';
import type { StoredPlay } from '#scoring/stored-play.ts';
import { type Database, tables } from '#server/database/connect.ts';

const { liveSegments, liveSessions, specialSessions } = tables;

export interface LiveSessionKey {
  readonly userId: string;
  readonly recordingKey: RecordingKey;
}

/** A live play session together with the mark of whoever may write it. */
export interface HeldSessionKey extends LiveSessionKey {
  readonly holder: string;
}

export type LiveSessionRow = typeof liveSessions.$inferSelect;

const isOpen = inArray(liveSessions.status, ['listening', 'finishing']);
const named = ({ userId, recordingKey }: LiveSessionKey) =>
  and(eq(liveSessions.userId, userId), eq(liveSessions.recordingKey, recordingKey));
const held = (key: HeldSessionKey) => and(named(key), eq(liveSessions.holder, key.holder));
const segmentsOf = ({ userId, recordingKey }: LiveSessionKey) =>
  and(eq(liveSegments.userId, userId), eq(liveSegments.recordingKey, recordingKey));

/** Makes the row or takes it over: whoever held it before can write no more. */
export async function claimLiveSession(
  db: Database,
  key: HeldSessionKey,
  childId: number,
): Promise<LiveSessionRow> {
  const [row] = await db
    .insert(liveSessions)
    .values({ ...key, childId })
    .onConflictDoUpdate({
      target: [liveSessions.userId, liveSessions.recordingKey],
      set: { holder: key.holder, updatedAt: sql`now()` },
    })
    .returning();
  if (!row) throw new Error('A row that was written is returned');
  return row;
}

export async function findLiveSession(
  db: Database,
  key: LiveSessionKey,
): Promise<LiveSessionRow | undefined> {
  const [row] = await db.select().from(liveSessions).where(named(key));
  return row;
}

export async function selectSegments(db: Database, key: LiveSessionKey): Promise<HeardSegment[]> {
  const rows = await db
    .select({ segment: liveSegments.segment })
    .from(liveSegments)
    .where(segmentsOf(key))
    .orderBy(asc(liveSegments.position));
  return rows.map(({ segment }) => segment);
}

/** Saves how far it was heard, from segment `from` on; false where somebody else holds it now. */
export function saveHeard(
  db: Database,
  key: HeldSessionKey,
  { decoder, detector, nextChunk, heard }: SpeechPipelineState,
  heardSeconds: number,
  from: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .update(liveSessions)
      .set({ state: { decoder, detector }, nextChunk, heardSeconds })
      .where(and(held(key), isOpen))
      .returning({ userId: liveSessions.userId });
    if (rows.length === 0) return false;
    const { userId, recordingKey } = key;
    const added = heard.slice(from).map((segment, index) => ({
      userId,
      recordingKey,
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
  key: HeldSessionKey,
  end: {
    readonly status: 'finished' | 'unheard';
    readonly nextChunk: number;
    readonly result: StoredPlay | undefined;
  },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { status, nextChunk, result = null } = end;
    const heard = result && { heardSeconds: result.seconds };
    const rows = await tx
      .update(liveSessions)
      .set({ status, nextChunk, result, state: null, ...heard })
      .where(held(key))
      .returning({ userId: liveSessions.userId });
    if (rows.length === 0) return false;
    await tx.delete(liveSegments).where(segmentsOf(key));
    return true;
  });
}

const isAbandoned = (minutes: number) =>
  and(
    isOpen,
    sql`${liveSessions.updatedAt} < now() - make_interval(mins => ${minutes})`,
    sql`exists (select from ${liveSegments}
      where ${liveSegments.userId} = ${liveSessions.userId} and ${liveSegments.recordingKey} = ${liveSessions.recordingKey})`,
  );

/** Those that hold voices and have not been heard of for so long. */
export function selectAbandoned(db: Database, minutes: number): Promise<LiveSessionKey[]> {
  return db
    .select({ userId: liveSessions.userId, recordingKey: liveSessions.recordingKey })
    .from(liveSessions)
    .where(isAbandoned(minutes));
}

/** Takes it over, unless somebody has come back to it. */
export async function claimAbandoned(db: Database, key: HeldSessionKey, minutes: number) {
  const [row] = await db
    .update(liveSessions)
    .set({ holder: key.holder })
    .where(and(named(key), isAbandoned(minutes)))
    .returning();
  return row;
}

/** Its last chunks are being heard: whoever asks for the result waits a little. */
export async function markFinishing(db: Database, key: HeldSessionKey): Promise<void> {
  await db
    .update(liveSessions)
    .set({ status: 'finishing' })
    .where(and(held(key), eq(liveSessions.status, 'listening')));
}

/** As if nothing had come yet; whoever held it before can write no more. */
export function resetLiveSession(db: Database, key: HeldSessionKey): Promise<void> {
  return db.transaction(async (tx) => {
    const { holder } = key;
    const emptied = { state: null, nextChunk: 0, heardSeconds: 0, recordingStartedAt: null };
    await tx
      .update(liveSessions)
      .set({ holder, ...emptied, failures: 0, status: 'listening' })
      .where(and(named(key), isOpen));
    await tx.delete(liveSegments).where(segmentsOf(key));
  });
}

const sinceStartMs = sql<
  number | null
>`(extract(epoch from clock_timestamp() - ${liveSessions.recordingStartedAt}) * 1000)::float8`;

/** Keeps when recording started; told again, the first time stays. Milliseconds since then. */
export async function markStarted(db: Database, key: LiveSessionKey): Promise<number> {
  const [row] = await db
    .update(liveSessions)
    .set({
      recordingStartedAt: sql`coalesce(${liveSessions.recordingStartedAt}, clock_timestamp())`,
    })
    .where(named(key))
    .returning({ ms: sinceStartMs });
  return row?.ms ?? 0;
}

/** Milliseconds since recording started; undefined before that. */
export async function msSinceStart(db: Database, key: LiveSessionKey): Promise<number | undefined> {
  const [row] = await db.select({ ms: sinceStartMs }).from(liveSessions).where(named(key));
  return row?.ms ?? undefined;
}

/** Counts that listening was given up once more. */
export async function countFailure(db: Database, key: HeldSessionKey): Promise<number> {
  const [row] = await db
    .update(liveSessions)
    .set({ failures: sql`${liveSessions.failures} + 1` })
    .where(held(key))
    .returning({ failures: liveSessions.failures });
  return row?.failures ?? 0;
}

/** The play session that came of it. */
export async function findSaved(db: Database, key: LiveSessionKey) {
  const [row] = await db
    .select({ playSession: specialSessions })
    .from(liveSessions)
    .innerJoin(specialSessions, eq(specialSessions.id, liveSessions.playSessionId))
    .where(and(named(key), eq(specialSessions.userId, key.userId)));
  return row?.playSession;
}

/** Until the transaction ends nobody else saves it; makes the row where the browser never came to connect. */
export async function lockLiveSession(
  tx: Database,
  key: LiveSessionKey,
  childId: number,
): Promise<PlaySessionId | null> {
  const { userId, recordingKey } = key;
  await tx
    .insert(liveSessions)
    .values({ userId, recordingKey, childId, holder: randomUUID(), status: 'finished' })
    .onConflictDoNothing();
  const [row] = await tx
    .select({ playSessionId: liveSessions.playSessionId })
    .from(liveSessions)
    .where(named(key))
    .for('update');
  return row?.playSessionId ?? null;
}

/** Which play session came of it: what makes saving safe to repeat. */
export async function linkLiveSession(
  tx: Database,
  key: LiveSessionKey,
  playSessionId: PlaySessionId,
): Promise<void> {
  await tx.update(liveSessions).set({ playSessionId }).where(named(key));
}

/** An upload is scored instead: whoever listens can write no more, and the voices go. */
export async function forgetHeard(tx: Database, key: LiveSessionKey): Promise<void> {
  await tx
    .update(liveSessions)
    .set({ holder: randomUUID(), status: 'unheard', state: null, result: null })
    .where(named(key));
  await tx.delete(liveSegments).where(segmentsOf(key));
}

/** Nobody came back to it, and nothing came of it. */
export async function deleteForgottenLiveSessions(db: Database, hours: number): Promise<void> {
  const isOld = lt(liveSessions.updatedAt, sql`now() - make_interval(hours => ${hours})`);
  await db.delete(liveSessions).where(and(isOld, isNull(liveSessions.playSessionId)));
}
