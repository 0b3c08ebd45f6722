import { and, desc, eq, inArray, isNotNull, type Placeholder, sql } from 'drizzle-orm';
import type { PlaySessionId } from '#domain/ids.ts';
import { type Database, tables } from '#server/database/connect.ts';
import { isoMoment } from '#server/database/iso-moment.ts';
import { prepared } from '#server/database/prepared.ts';

const { children, specialSessions } = tables;

export type PlaySessionRow = typeof specialSessions.$inferSelect;

export type PlaySessionValues = Partial<typeof specialSessions.$inferInsert>;

const ownPlaySession = (userId: string | Placeholder, id: PlaySessionId | Placeholder) =>
  and(eq(specialSessions.id, id), eq(specialSessions.userId, userId));

const ownPlaySessions = (userId: string, ids: readonly PlaySessionId[]) =>
  and(eq(specialSessions.userId, userId), inArray(specialSessions.id, [...ids]));

const playSessionOf = prepared('play_session', (db) =>
  db
    .select()
    .from(specialSessions)
    .where(ownPlaySession(sql.placeholder('userId'), sql.placeholder('id'))),
);

export async function findPlaySession(db: Database, userId: string, id: PlaySessionId) {
  const [row] = await playSessionOf(db, { userId, id });
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

/** The same, with its moment as it crosses the wire. */
const sentColumns = {
  ...listedColumns,
  completedAt: sql<string>`${specialSessions.completedAt}`.mapWith(isoMoment),
};

const firstPage = prepared('play_sessions', (db) =>
  db
    .select(sentColumns)
    .from(specialSessions)
    .where(eq(specialSessions.userId, sql.placeholder('userId')))
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit')),
);

export async function selectPlaySessions(
  db: Database,
  userId: string,
  { limit, before }: { readonly limit: number; readonly before?: Moment | undefined },
) {
  if (!before) return firstPage(db, { userId, limit });
  return db
    .select(sentColumns)
    .from(specialSessions)
    .where(and(eq(specialSessions.userId, userId), isEarlierThan(before)))
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

const earlierPlay = prepared('earlier_play', (db) =>
  db
    .select({ id: specialSessions.id })
    .from(specialSessions)
    .where(
      and(
        eq(specialSessions.userId, sql.placeholder('userId')),
        isNotNull(specialSessions.overallScore),
        sql`(${specialSessions.completedAt}, ${specialSessions.id}) < (${sql.placeholder('completedAt')}, ${sql.placeholder('id')})`,
      ),
    )
    .orderBy(desc(specialSessions.completedAt))
    .limit(1),
);

/** Whether none of the user's was scored before it. */
export async function isFirstPlay(
  db: Database,
  { id, completedAt, userId }: Moment & { readonly userId: string },
): Promise<boolean> {
  const earlier = await earlierPlay(db, { id, completedAt: completedAt.toISOString(), userId });
  return earlier.length === 0;
}

/** Whether the next one is the user's first. */
export async function hasNoScoredPlay(db: Database, userId: string): Promise<boolean> {
  return (await earlierPlay(db, { id: 0, completedAt: 'infinity', userId })).length === 0;
}

/** What a play session has that nobody has listened to. */
const unheard = {
  audioTranscription: null,
  praiseScore: null,
  imitationScore: null,
  reflectionScore: null,
  enthusiasmScore: null,
  overallScore: null,
  activityDescription: null,
  unscorable: false,
  unscorableReason: null,
  thirdVoicePct: null,
  labeledPraises: 0,
  behaviorDescriptions: 0,
  reflections: 0,
  questions: 0,
  commands: 0,
  criticisms: 0,
  totalNegative: 0,
} satisfies PlaySessionValues;

const newPlaySession = prepared('new_play_session', (db) => {
  const names = Object.keys(unheard) as (keyof typeof unheard)[];
  const given = names.map((name) => [name, sql.placeholder(name)] as const);
  return db
    .insert(specialSessions)
    .values({
      userId: sql.placeholder('userId'),
      childId: sql.placeholder('childId'),
      duration: sql.placeholder('duration'),
      ...(Object.fromEntries(given) as Record<keyof typeof unheard, Placeholder>),
      // The column's own way to write it makes a JSON null of nothing.
      aiAnalysis: sql`${sql.placeholder('aiAnalysis')}::jsonb`,
      completedAt: sql`now() - make_interval(secs => ${sql.placeholder('endedSecondsAgo')})`,
    })
    .returning();
});

type NewPlaySessionRow = Pick<PlaySessionRow, 'userId' | 'childId' | 'duration'> &
  Pick<PlaySessionValues, keyof typeof unheard | 'aiAnalysis'> & {
    readonly endedSecondsAgo: number;
  };

/** Played to its end so many seconds ago. */
export async function insertPlaySession(
  tx: Database,
  { aiAnalysis, ...play }: NewPlaySessionRow,
): Promise<PlaySessionRow> {
  const [row] = await newPlaySession(tx, {
    ...unheard,
    ...definedOf(play),
    aiAnalysis: aiAnalysis ? JSON.stringify(aiAnalysis) : null,
  });
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

const words = prepared('play_session_words', (db) =>
  db
    .update(specialSessions)
    .set({
      feedback: sql`${sql.placeholder('feedback')}`,
      suggestions: sql`${sql.placeholder('suggestions')}`,
    })
    .where(eq(specialSessions.id, sql.placeholder('id')))
    .returning({ id: specialSessions.id }),
);

/** What is said about a play session that was just written. */
export async function writeWords(
  tx: Database,
  row: PlaySessionRow,
  said: Pick<PlaySessionRow, 'feedback' | 'suggestions'>,
): Promise<PlaySessionRow> {
  const { feedback, suggestions } = said;
  await words(tx, { id: row.id, feedback, suggestions });
  return { ...row, feedback, suggestions };
}

/** As the database takes them: what is undefined stays as it was. */
export function definedOf<Values extends object>(values: Values): Partial<Values> {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<Values>;
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
