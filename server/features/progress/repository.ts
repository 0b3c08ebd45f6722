import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Skill } from '#domain/skills.ts';
import { type Database, tables } from '#server/database/connect.ts';
import { isCountedPlay } from '#server/database/counted-play.ts';

const { children, specialSessions, utterances } = tables;

/** More than four years of daily play. */
const MOST_PLAYS = 1500;
/** Habits are looked for in what is recent. */
const PLAYS_FOR_MINUTES = 10;
const LAST_MINUTE = 4;
const MOST_WORDS = 10;

const ofChild = (userId: string, childId: number) =>
  and(eq(specialSessions.childId, childId), eq(specialSessions.userId, userId), isCountedPlay);

/** As the parent corrected it, where they did. */
const code = sql<string>`coalesce(${utterances.correctedCode}, ${utterances.code})`;
const isParent = sql`coalesce(${utterances.correctedSpeaker}, ${utterances.speaker}) = 'parent'`;

export async function findChild(db: Database, userId: string, id: number) {
  const [child] = await db
    .select({
      id: children.id,
      name: children.name,
      pronouns: children.pronouns,
      dateOfBirth: children.dateOfBirth,
    })
    .from(children)
    .where(and(eq(children.id, id), eq(children.userId, userId)));
  return child;
}

/** Oldest first. */
export async function selectPlays(db: Database, userId: string, childId: number) {
  const newestFirst = await db
    .select({
      id: specialSessions.id,
      completedAt: specialSessions.completedAt,
      durationSeconds: specialSessions.duration,
      isScored: sql<boolean>`${specialSessions.overallScore} is not null and not ${specialSessions.unscorable}`,
      labeledPraises: specialSessions.labeledPraises,
      behaviorDescriptions: specialSessions.behaviorDescriptions,
      reflections: specialSessions.reflections,
      questions: specialSessions.questions,
      commands: specialSessions.commands,
      criticisms: specialSessions.criticisms,
      avoidTalk: specialSessions.totalNegative,
    })
    .from(specialSessions)
    .where(ofChild(userId, childId))
    .orderBy(desc(specialSessions.completedAt), desc(specialSessions.id))
    .limit(MOST_PLAYS);
  return newestFirst.toReversed();
}

const skillOf: Readonly<Record<string, Skill>> = {
  LP: 'labeledPraises',
  BD: 'behaviorDescriptions',
  RF: 'reflections',
};

/** In which minutes of the newest play sessions the skills came up. */
export async function selectSkillMinutes(db: Database, userId: string, childId: number) {
  const newest = db
    .select({ id: specialSessions.id })
    .from(specialSessions)
    .where(and(ofChild(userId, childId), eq(specialSessions.unscorable, false)))
    .orderBy(desc(specialSessions.completedAt))
    .limit(PLAYS_FOR_MINUTES);
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
    const skill = skillOf[of];
    return skill ? [{ skill, ...rest }] : [];
  });
}

/** Words of the parent's that may have sounded like criticism, newest first. */
export async function selectCriticism(
  db: Database,
  userId: string,
  playSessionIds: readonly number[],
): Promise<string[]> {
  if (playSessionIds.length === 0) return [];
  const rows = await db
    .select({ text: sql<string>`coalesce(${utterances.correctedText}, ${utterances.text})` })
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
  return rows.map(({ text }) => text);
}
