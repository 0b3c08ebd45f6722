// The one way in which a play session gets its counts, or gets them anew: what is said about it and what it earned are written
// in the same transaction.
import { and, eq } from 'drizzle-orm';
import type { FeedbackLine } from '#domain/session-feedback.ts';
import type { PlayLine } from '#scoring/kept-play.ts';
import { type Database, tables } from '#server/database/connect.ts';
import {
  findTimeZone,
  type PlaySessionRow,
  updatePlaySession,
} from '#server/plays/tables/play-sessions.ts';
import { feedbackFor } from './feedback-for.ts';

const { specialSessions, utterances } = tables;

export interface ScoreServices {
  /** Notes what a play session earned; what was earned before stays. */
  readonly earnMilestones: (tx: Database, row: PlaySessionRow, timeZone: string) => Promise<void>;
}

export type ScoreValues = Omit<
  typeof specialSessions.$inferInsert,
  'userId' | 'childId' | 'duration'
>;

/** For the first time, together with the lines that were counted. */
export async function writeFirstScores(
  services: ScoreServices,
  tx: Database,
  row: PlaySessionRow,
  values: ScoreValues,
  lines: readonly PlayLine[],
): Promise<PlaySessionRow> {
  await insertLines(tx, row, lines);
  return writeScores(services, tx, row, values, lines);
}

export async function writeScores(
  { earnMilestones }: ScoreServices,
  tx: Database,
  row: PlaySessionRow,
  values: ScoreValues,
  lines: readonly FeedbackLine[],
): Promise<PlaySessionRow> {
  const counted = await updatePlaySession(tx, row.id, values);
  await earnMilestones(tx, counted, await findTimeZone(tx, row.userId));
  const words = await feedbackFor(tx, counted, lines);
  return words ? updatePlaySession(tx, row.id, words) : counted;
}

/** Postgres takes 65,535 values at once. */
const LINES_AT_ONCE = 1000;

async function insertLines(
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
  // Lines that nobody has counted are no reason to refuse those that were.
  await tx
    .delete(utterances)
    .where(and(eq(utterances.playSessionId, playSessionId), eq(utterances.userId, userId)));
  for (let from = 0; from < rows.length; from += LINES_AT_ONCE) {
    await tx.insert(utterances).values(rows.slice(from, from + LINES_AT_ONCE));
  }
}
