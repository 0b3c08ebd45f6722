import { and, asc, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { type Database, tables } from '#server/database/connect.ts';

const { children, coachMessages, specialSessions, utterances } = tables;

/** What one conversation shows and remembers: more than anybody scrolls back. */
const MOST_MESSAGES = 400;

/** A conversation is about one play session, or about a child in general. */
export interface Conversation {
  readonly userId: string;
  readonly childId: number | undefined;
  readonly playSessionId: number | undefined;
}

export function selectChildren(db: Database, userId: string) {
  return db
    .select({
      id: children.id,
      name: children.name,
      dateOfBirth: children.dateOfBirth,
      pronouns: children.pronouns,
    })
    .from(children)
    .where(eq(children.userId, userId))
    .orderBy(asc(children.id));
}

const counts = {
  labeledPraises: specialSessions.labeledPraises,
  behaviorDescriptions: specialSessions.behaviorDescriptions,
  reflections: specialSessions.reflections,
  questions: specialSessions.questions,
  commands: specialSessions.commands,
  criticisms: specialSessions.criticisms,
};

const coached = {
  ...counts,
  id: specialSessions.id,
  childId: specialSessions.childId,
  duration: specialSessions.duration,
  unscorable: specialSessions.unscorable,
  aiAnalysis: specialSessions.aiAnalysis,
  completedAt: specialSessions.completedAt,
};

export async function findPlay(db: Database, userId: string, id: number) {
  const [play] = await db
    .select(coached)
    .from(specialSessions)
    .where(and(eq(specialSessions.id, id), eq(specialSessions.userId, userId)));
  return play;
}

/** One that waits to be heard, or in which nothing was, has counts of nought that say nothing. */
const wasHeard = () =>
  or(isNotNull(specialSessions.overallScore), eq(specialSessions.unscorable, true));

export async function findNewestPlay(db: Database, userId: string, childId: number) {
  const [play] = await db
    .select(coached)
    .from(specialSessions)
    .where(
      and(eq(specialSessions.childId, childId), eq(specialSessions.userId, userId), wasHeard()),
    )
    .orderBy(desc(specialSessions.completedAt), desc(specialSessions.id))
    .limit(1);
  return play;
}

export type PlayRow = NonNullable<Awaited<ReturnType<typeof findPlay>>>;

/** What was counted in the play with this child before. */
export async function findEarlierCounts(db: Database, userId: string, play: PlayRow) {
  const earlier = or(
    lt(specialSessions.completedAt, play.completedAt),
    and(eq(specialSessions.completedAt, play.completedAt), lt(specialSessions.id, play.id)),
  );
  const ofChild = and(
    eq(specialSessions.childId, play.childId),
    eq(specialSessions.userId, userId),
  );
  const [found] = await db
    .select(counts)
    .from(specialSessions)
    .where(and(ofChild, earlier, wasHeard()))
    .orderBy(desc(specialSessions.completedAt), desc(specialSessions.id))
    .limit(1);
  return found;
}

/** The lines as the parent has left them. */
export function selectLines(db: Database, userId: string, playSessionId: number) {
  return db
    .select({
      speaker: sql<
        'parent' | 'child' | 'other'
      >`coalesce(${utterances.correctedSpeaker}, ${utterances.speaker})`,
      text: sql<string>`coalesce(${utterances.correctedText}, ${utterances.text})`,
      code: sql<string | null>`coalesce(${utterances.correctedCode}, ${utterances.code})`,
      confidence:
        sql<number>`case when ${utterances.correctedText} is null then coalesce(${utterances.textConfidence}, 1) else 1 end`.mapWith(
          Number,
        ),
    })
    .from(utterances)
    .where(and(eq(utterances.playSessionId, playSessionId), eq(utterances.userId, userId)))
    .orderBy(asc(utterances.position));
}

function inConversation({ userId, childId, playSessionId }: Conversation) {
  const about =
    playSessionId === undefined
      ? and(
          isNull(coachMessages.playSessionId),
          childId === undefined
            ? isNull(coachMessages.childId)
            : eq(coachMessages.childId, childId),
        )
      : eq(coachMessages.playSessionId, playSessionId);
  return and(eq(coachMessages.userId, userId), about);
}

/** The newest messages, oldest first. */
export async function selectMessages(db: Database, conversation: Conversation) {
  const newest = await db
    .select({
      id: coachMessages.id,
      role: coachMessages.role,
      content: coachMessages.content,
      responseId: coachMessages.responseId,
      createdAt: coachMessages.createdAt,
    })
    .from(coachMessages)
    .where(inConversation(conversation))
    .orderBy(desc(coachMessages.id))
    .limit(MOST_MESSAGES);
  return newest.toReversed();
}

export async function insertMessages(
  db: Database,
  conversation: Conversation,
  messages: readonly { role: 'user' | 'assistant'; content: string; responseId?: string }[],
): Promise<void> {
  await db.insert(coachMessages).values(messages.map((one) => ({ ...conversation, ...one })));
}
