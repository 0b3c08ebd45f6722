import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PlaySessionId } from '#domain/ids.ts';
import type { Skill } from '#domain/skills.ts';
import type { PlayLine } from '#scoring/stored-play.ts';
import { type Database, tables } from '#server/database/connect.ts';
import { newestScorable } from './play-history.ts';
import type { PlaySessionRow } from './play-sessions.ts';

const { utterances } = tables;

export type LineRow = typeof utterances.$inferSelect;

/** Postgres takes 65,535 values at once. */
const LINES_AT_ONCE = 1000;
/** Habits are looked for in what is recent. */
const PLAYS_FOR_MINUTES = 10;
const LAST_MINUTE = 4;
const MOST_WORDS = 10;

/** As the parent corrected it, where they did. */
const code = sql<string | null>`coalesce(${utterances.correctedCode}, ${utterances.code})`;
const speaker = sql<
  'parent' | 'child' | 'other'
>`coalesce(${utterances.correctedSpeaker}, ${utterances.speaker})`;
const text = sql<string>`coalesce(${utterances.correctedText}, ${utterances.text})`;
const isParent = sql`${speaker} = 'parent'`;

const ofPlaySession = (userId: string, playSessionId: PlaySessionId) =>
  and(eq(utterances.playSessionId, playSessionId), eq(utterances.userId, userId));

export function selectLines(
  db: Database,
  userId: string,
  playSessionId: PlaySessionId,
): Promise<LineRow[]> {
  return db
    .select()
    .from(utterances)
    .where(ofPlaySession(userId, playSessionId))
    .orderBy(asc(utterances.position));
}

/** The lines as the parent has left them. */
export function selectCorrectedLines(db: Database, userId: string, playSessionId: PlaySessionId) {
  return db
    .select({
      speaker,
      text,
      code,
      confidence:
        sql<number>`case when ${utterances.correctedText} is null then coalesce(${utterances.textConfidence}, 1) else 1 end`.mapWith(
          Number,
        ),
    })
    .from(utterances)
    .where(ofPlaySession(userId, playSessionId))
    .orderBy(asc(utterances.position));
}

/** In place of lines that nobody has counted, if there are any. */
export async function replaceLines(
  tx: Database,
  row: PlaySessionRow,
  lines: readonly PlayLine[],
): Promise<void> {
  await tx.delete(utterances).where(ofPlaySession(row.userId, row.id));
  await insertLines(tx, row, lines);
}

export async function insertLines(
  tx: Database,
  { id: playSessionId, userId }: PlaySessionRow,
  lines: readonly PlayLine[],
): Promise<void> {
  const toMs = (seconds: number) => Math.round(seconds * 1000);
  const rows = lines.map(({ startSeconds, endSeconds, ...line }, index) => ({
    ...line,
    playSessionId,
    userId,
    position: index + 1,
    startMs: toMs(startSeconds),
    endMs: toMs(endSeconds),
  }));
  for (let from = 0; from < rows.length; from += LINES_AT_ONCE) {
    await tx.insert(utterances).values(rows.slice(from, from + LINES_AT_ONCE));
  }
}

export async function updateLine(
  tx: Database,
  userId: string,
  playSessionId: PlaySessionId,
  position: number,
  change: Pick<
    typeof utterances.$inferInsert,
    'correctedSpeaker' | 'correctedCode' | 'correctedText' | 'correctedAt'
  >,
): Promise<LineRow | undefined> {
  const [line] = await tx
    .update(utterances)
    .set(change)
    .where(and(ofPlaySession(userId, playSessionId), eq(utterances.position, position)))
    .returning();
  return line;
}

const skillOf: Readonly<Record<string, Skill>> = {
  LP: 'labeledPraises',
  BD: 'behaviorDescriptions',
  RF: 'reflections',
};

/** In which minutes of the newest play sessions the skills came up. */
export async function selectSkillMinutes(db: Database, userId: string, childId: number) {
  const newest = newestScorable(db, userId, childId, PLAYS_FOR_MINUTES);
  const minute = sql`least(${utterances.startMs} / 60000, ${sql.raw(String(LAST_MINUTE))})`;
  const rows = await db
    .select({ code, minute: minute.mapWith(Number), count: sql`count(*)`.mapWith(Number) })
    .from(utterances)
    .where(
      and(
        inArray(utterances.playSessionId, newest),
        eq(utterances.userId, userId),
        isParent,
        inArray(code, Object.keys(skillOf)),
      ),
    )
    .groupBy(code, minute);
  return rows.flatMap(({ code: of, ...rest }) => {
    const skill = skillOf[of ?? ''];
    return skill ? [{ skill, ...rest }] : [];
  });
}

/** Words of the parent's that may have sounded like criticism, newest first. */
export async function selectCriticism(
  db: Database,
  userId: string,
  playSessionIds: readonly PlaySessionId[],
): Promise<string[]> {
  if (playSessionIds.length === 0) return [];
  const rows = await db
    .select({ text })
    .from(utterances)
    .where(
      and(
        inArray(utterances.playSessionId, [...playSessionIds]),
        eq(utterances.userId, userId),
        isParent,
        eq(code, 'NTA'),
      ),
    )
    .orderBy(desc(utterances.playSessionId), desc(utterances.position))
    .limit(MOST_WORDS);
  return rows.map(({ text: said }) => said);
}
