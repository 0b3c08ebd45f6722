import { and, desc, eq, isNull } from 'drizzle-orm';
import type { PlaySessionId } from '#domain/ids.ts';
import { type Database, tables } from '#server/database/connect.ts';

const { coachMessages } = tables;

/** What one conversation shows and remembers: more than anybody scrolls back. */
const MOST_MESSAGES = 400;

/** A conversation is about one play session, or about a child in general. */
export interface Conversation {
  readonly userId: string;
  readonly childId: number | undefined;
  readonly playSessionId: PlaySessionId | undefined;
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
  await db
    .insert(coachMessages)
    .values(messages.map((message) => ({ ...conversation, ...message })));
}

export async function deleteMessagesOf(db: Database, userId: string): Promise<number> {
  const gone = await db.delete(coachMessages).where(eq(coachMessages.userId, userId));
  return gone.rowCount ?? 0;
}
