// The lines of a play session and what the parent makes of them. The counts are always those of the lines as corrected.

import type { TranscriptLine } from '#contract/transcript.ts';
import type { PlaySessionId } from '#domain/ids.ts';
import type { FeedbackLine } from '#domain/session-feedback.ts';
import { type TalkCode, talkCodeOf } from '#domain/talk-codes.ts';
import type { TranscriptSpeaker } from '#domain/transcript.ts';
import { AppError } from '#server/app-error.ts';
import type { Database } from '#server/database/connect.ts';
import { lockPlaySession, type PlaySessionRow } from '#server/plays/tables/play-sessions.ts';
import { type LineRow, selectLines, updateLine } from '#server/plays/tables/utterances.ts';
import { codeWords } from './code-words.ts';
import { notFound } from './play-session-response.ts';
import { valuesCorrected } from './score-values.ts';
import { type ScoreServices, writeScores } from './write-scores.ts';

/** Null takes a correction back. */
export interface Correction {
  readonly speaker: TranscriptSpeaker | null;
  /** Corrected words without one are coded anew. */
  readonly code: TalkCode | null;
  /** Undefined leaves the words as they are. */
  readonly text?: string | null | undefined;
}

export async function linesOfPlaySession(
  db: Database,
  userId: string,
  playSessionId: PlaySessionId,
): Promise<TranscriptLine[]> {
  return (await selectLines(db, userId, playSessionId)).map(transcriptLineOf);
}

/** Corrects one line, and with it everything that was made from the lines: counts, and what is said about them. */
export async function correctLineOf(
  services: ScoreServices & { readonly db: Database },
  userId: string,
  { id, position }: { readonly id: PlaySessionId; readonly position: number },
  correction: Correction,
): Promise<{ line: TranscriptLine; playSession: PlaySessionRow }> {
  // Before the transaction: coding takes a while, and holds up nobody's row.
  const change = changeOf(await withWordsCoded(services.db, userId, { id, position }, correction));
  return services.db.transaction(async (tx) => {
    const playSession = await lockPlaySession(tx, userId, id);
    if (!playSession) throw notFound;
    const line = await updateLine(tx, userId, id, position, change);
    if (!line) throw new AppError('not_found', 'We couldn’t find this line.');
    const lines = await selectLines(tx, userId, id);
    const said = lines.map(feedbackLineOf);
    const values = valuesCorrected(said, playSession);
    return {
      line: transcriptLineOf(line),
      playSession: await writeScores(services, tx, playSession, values, said),
    };
  });
}

/** The correction in full: with the words that hold from now on, and with the code of those where the parent gives none. */
async function withWordsCoded(
  db: Database,
  userId: string,
  { id, position }: { readonly id: PlaySessionId; readonly position: number },
  correction: Correction,
): Promise<Correction & { text: string | null }> {
  const lines = await selectLines(db, userId, id);
  const at = lines.findIndex((line) => line.position === position);
  const line = lines[at];
  if (!line) throw new AppError('not_found', 'We couldn’t find this line.');
  const wanted = correction.text === undefined ? line.correctedText : correction.text;
  // What was heard right is no correction.
  const text = wanted === line.text ? null : wanted;
  const speaker = correction.speaker ?? line.speaker;
  if (text === null || correction.code !== null || speaker !== 'parent')
    return { ...correction, text };
  const before = lines
    .slice(0, at)
    .map((line) => ({ speaker: speakerOf(line), text: textOf(line) }));
  const code = (await codeWords(userId, [...before, { speaker, text }])) ?? null;
  return { ...correction, text, code: code === line.code ? null : code };
}

function changeOf({ speaker, code, text }: Correction & { text: string | null }) {
  const isNone = speaker === null && code === null && text === null;
  return {
    correctedSpeaker: speaker,
    correctedCode: code,
    correctedText: text,
    correctedAt: isNone ? null : new Date(),
  };
}

function transcriptLineOf(row: LineRow): TranscriptLine {
  const { position, startMs, endMs, text, speaker, why, correctedSpeaker, correctedText } = row;
  return {
    position,
    startMs,
    endMs,
    text,
    speaker,
    code: talkCodeOf(row.code),
    why,
    correctedSpeaker,
    correctedCode: talkCodeOf(row.correctedCode),
    correctedText,
  };
}

const speakerOf = ({ correctedSpeaker, speaker }: LineRow) => correctedSpeaker ?? speaker;
const textOf = ({ correctedText, text }: LineRow) => correctedText ?? text;
const codeOf = ({ correctedCode, code }: LineRow) => correctedCode ?? code;

/** What a parent says that a line was is certain. */
function feedbackLineOf(line: LineRow): FeedbackLine {
  const codeConfidence = line.correctedCode ? 1 : (line.codeConfidence ?? 0);
  return {
    speaker: speakerOf(line),
    text: textOf(line),
    textConfidence: line.correctedText === null ? (line.textConfidence ?? 0) : 1,
    code: codeOf(line) ?? undefined,
    codeConfidence,
  };
}
