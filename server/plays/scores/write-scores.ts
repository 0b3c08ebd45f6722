// The one way in which a play session gets its counts, or gets them anew: what is said about it and what it earned are written
// in the same transaction.
import type { FeedbackLine } from '#domain/session-feedback.ts';
import type { PlayLine } from '#scoring/stored-play.ts';
import type { Database } from '#server/database/connect.ts';
import {
  type PlaySessionRow,
  type PlaySessionValues,
  updatePlaySession,
} from '#server/plays/tables/play-sessions.ts';
import { replaceLines } from '#server/plays/tables/utterances.ts';
import { lockChild } from '#server/tables/children.ts';
import { findTimeZone } from '#server/tables/users.ts';
import { feedbackFor } from './feedback-for.ts';

export interface ScoreServices {
  /** Notes what a play session earned; what was earned before stays. */
  readonly earnMilestones: (tx: Database, row: PlaySessionRow, timeZone: string) => Promise<void>;
}

export type ScoreValues = Omit<PlaySessionValues, 'userId' | 'childId' | 'duration'>;

/** For the first time, together with the lines that were counted. */
export async function writeFirstScores(
  services: ScoreServices,
  tx: Database,
  row: PlaySessionRow,
  values: ScoreValues,
  lines: readonly PlayLine[],
): Promise<PlaySessionRow> {
  await replaceLines(tx, row, lines);
  return writeScores(services, tx, row, values, lines);
}

export async function writeScores(
  { earnMilestones }: ScoreServices,
  tx: Database,
  row: PlaySessionRow,
  values: ScoreValues,
  lines: readonly FeedbackLine[],
): Promise<PlaySessionRow> {
  // Two saves at once see each other: only one of them is the first, and both count.
  const child = await lockChild(tx, row.userId, row.childId);
  const play = { ...row, ...definedOf(values) };
  const words = await feedbackFor(tx, play, lines, child?.pronouns ?? '');
  const scored = await updatePlaySession(tx, row.id, { ...values, ...words });
  await earnMilestones(tx, scored, await findTimeZone(tx, row.userId));
  return scored;
}

/** As the database takes them: what is undefined stays as it was. */
function definedOf(values: ScoreValues) {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<PlaySessionRow>;
}
