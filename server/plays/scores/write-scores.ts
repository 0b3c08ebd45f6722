// The one way in which a play session gets its counts, or gets them anew: what is said about it and what it earned are written
// in the same transaction.
import type { FeedbackLine } from '#domain/session-feedback.ts';
import type { PlayLine } from '#scoring/stored-play.ts';
import type { Database } from '#server/database/connect.ts';
import {
  definedOf,
  isFirstPlay,
  type PlaySessionRow,
  type PlaySessionValues,
  updatePlaySession,
  writeWords,
} from '#server/plays/tables/play-sessions.ts';
import { replaceLines } from '#server/plays/tables/utterances.ts';
import { lockChild } from '#server/tables/children.ts';
import { feedbackFor } from './feedback-for.ts';

export interface ScoreServices {
  /** Notes what a play session earned; what was earned before stays. */
  readonly earnMilestones: (tx: Database, row: PlaySessionRow, timeZone: string) => Promise<void>;
}

/** With whether none of the user's was scored before it. */
export interface ScoredPlay extends PlaySessionRow {
  readonly isFirst: boolean;
}

export type ScoreValues = Omit<PlaySessionValues, 'userId' | 'childId' | 'duration'>;

/** For the first time, together with the lines that were counted. */
export async function writeFirstScores(
  services: ScoreServices,
  tx: Database,
  row: PlaySessionRow,
  values: ScoreValues,
  lines: readonly PlayLine[],
): Promise<ScoredPlay> {
  await replaceLines(tx, row, lines);
  return writeScores(services, tx, row, values, lines);
}

export async function writeScores(
  { earnMilestones }: ScoreServices,
  tx: Database,
  row: PlaySessionRow,
  values: ScoreValues,
  lines: readonly FeedbackLine[],
): Promise<ScoredPlay> {
  const play = { ...row, ...definedOf(values) } as PlaySessionRow;
  const { isFirst, timeZone, pronouns } = await lookAround(tx, play);
  const words = feedbackFor(play, lines, { isFirst, pronouns });
  const scored = await updatePlaySession(tx, row.id, { ...values, ...words });
  await earnMilestones(tx, scored, timeZone);
  return { ...scored, isFirst };
}

/** As `writeScores`, of a row that this transaction has written with all that was counted. */
export async function judgeNewPlay(
  { earnMilestones }: ScoreServices,
  tx: Database,
  row: PlaySessionRow,
  lines: readonly FeedbackLine[],
): Promise<ScoredPlay> {
  const { isFirst, timeZone, pronouns } = await lookAround(tx, row);
  const words = feedbackFor(row, lines, { isFirst, pronouns });
  const scored = words ? await writeWords(tx, row, words) : row;
  await earnMilestones(tx, scored, timeZone);
  return { ...scored, isFirst };
}

/** Two saves at once see each other: only one of them is the first, and both count. */
async function lookAround(tx: Database, play: PlaySessionRow) {
  const child = await lockChild(tx, play.userId, play.childId);
  const { pronouns = '', timeZone = 'UTC' } = child ?? {};
  return { pronouns, timeZone, isFirst: await isFirstPlay(tx, play) };
}
