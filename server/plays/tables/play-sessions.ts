import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { PlaySessionId } from '#domain/ids.ts';
import { type Database, tables } from '#server/database/connect.ts';

const { children, specialSessions } = tables;

export type PlaySessionRow = typeof specialSessions.$inferSelect;

export type PlaySessionValues = Partial<typeof specialSessions.$inferInsert>;

const ownPlaySession = (userId: string, id: PlaySessionId) =>
  and(eq(specialSessions.id, id), eq(specialSessions.userId, userId));

const ownPlaySessions = (userId: string, ids: readonly PlaySessionId[]) =>
  and(eq(specialSessions.userId, userId), inArray(specialSessions.id, [...ids]));

export async function findPlaySession(db: Database, userId: string, id: PlaySessionId) {
  const [row] = await db.select().from(specialSessions).where(ownPlaySession(userId, id));
  return row;
}

/** As `findPlaySession`; until the transaction ends nobody else changes it. */
export async function lockPlaySession(tx: Database, userId: string, id: PlaySessionId) {
  const [row] = await tx
    .select()
    .from(specialSessions)
    .where(ownPlaySession(userId, id))
    .for('update');
  return row;
}

/** What is listed of a play session. */
export const listedColumns = {
  id: specialSessions.id,
  childId: specialSessions.childId,
  duration: specialSessions.duration,
  overallScore: specialSessions.overallScore,
  activityDescription: specialSessions.activityDescription,
  unscorable: specialSessions.unscorable,
  completedAt: specialSessions.completedAt,
};

/** Where it stands among those of its user. */
interface Moment {
  readonly id: PlaySessionId;
  readonly completedAt: Date;
}

export const newestFirst = [desc(specialSessions.completedAt), desc(specialSessions.id)];

export const isEarlierThan = ({ id, completedAt }: Moment) =>
  sql`(${specialSessions.completedAt}, ${specialSessions.id}) < (${completedAt.toISOString()}, ${id})`;

export function selectPlaySessions(
  db: Database,
  userId: string,
  { limit, before }: { readonly limit: number; readonly before?: Moment | undefined },
) {
  return db
    .select(listedColumns)
    .from(specialSessions)
    .where(and(eq(specialSessions.userId, userId), before && isEarlierThan(before)))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** The newest ones with the name of the child, for who looks over what is kept. */
export function selectPlaySessionsWithChild(db: Database, userId: string, limit: number) {
  return db
    .select({
      id: specialSessions.id,
      childName: children.name,
      duration: specialSessions.duration,
      completedAt: specialSessions.completedAt,
      hasAudio: sql<boolean>`${specialSessions.audioFileUrl} is not null`,
    })
    .from(specialSessions)
    .innerJoin(children, eq(children.id, specialSessions.childId))
    .where(eq(specialSessions.userId, userId))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** Whether none of the user's was scored before it. */
export async function isFirstPlay(
  db: Database,
  play: Moment & { readonly userId: string },
): Promise<boolean> {
  const [earlier] = await db
    .select({ id: specialSessions.id })
    .from(specialSessions)
    .where(
      and(
        eq(specialSessions.userId, play.userId),
        isNotNull(specialSessions.overallScore),
        isEarlierThan(play),
      ),
    )
    .orderBy(desc(specialSessions.completedAt))
    .limit(1);
  return earlier === undefined;
}

/** Played to its end so many seconds ago. */
export async function insertPlaySession(
  tx: Database,
  {
    endedSecondsAgo,
    ...play
  }: Pick<
    typeof specialSessions.$inferInsert,
    'userId' | 'childId' | 'duration' | 'activityDescription'
  > & { readonly endedSecondsAgo: number },
): Promise<PlaySessionRow> {
  const completedAt = sql`now() - make_interval(secs => ${endedSecondsAgo})`;
  const [row] = await tx
    .insert(specialSessions)
    .values({ ...play, completedAt })
    .returning();
  if (!row) throw new Error('A row that was written is returned');
  return row;
}

export async function updatePlaySession(
  tx: Database,
  id: PlaySessionId,
  values: PlaySessionValues,
): Promise<PlaySessionRow> {
  const [row] = await tx
    .update(specialSessions)
    .set(values)
    .where(eq(specialSessions.id, id))
    .returning();
  if (!row) throw new Error('A row that is locked is there');
  return row;
}

/** How many there were. */
export async function deletePlaySessions(
  tx: Database,
  userId: string,
  ids: readonly PlaySessionId[],
): Promise<number> {
  const gone = await tx
    .delete(specialSessions)
    .where(ownPlaySessions(userId, ids))
    .returning({ id: specialSessions.id });
  return gone.length;
}
