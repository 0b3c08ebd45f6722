// The lines of a play session and what the parent makes of them. The counts are always those of the lines as corrected.
import { and, asc, eq } from 'drizzle-orm';
import type { TranscriptLine } from '#contract/transcript.ts';
import { cdiMetricsOf } from '#domain/play-session/handoff.ts';
import { overallScore, skillScore } from '#domain/score.ts';
import { type TalkCode, talkCodeOf } from '#domain/talk-codes.ts';
import { countTalk } from '#domain/talk-counts.ts';
import { formatTranscript, type TranscriptSpeaker } from '#domain/transcript.ts';
import { AppError } from '#server/app-error.ts';
import { type Database, tables } from '#server/database/connect.ts';
import { lockPlaySession, type PlaySessionRow, updatePlaySession } from './repository.ts';
import { notFound } from './shown.ts';

const { utterances } = tables;

type LineRow = typeof utterances.$inferSelect;

/** Null takes a correction back. */
export interface Correction {
  readonly speaker: TranscriptSpeaker | null;
  readonly code: TalkCode | null;
}

export async function linesOfPlaySession(
  db: Database,
  userId: string,
  playSessionId: number,
): Promise<TranscriptLine[]> {
  return (await selectLines(db, userId, playSessionId)).map(toldLine);
}

/** Corrects one line, and everything that was counted from the lines with it. */
export function correctLineOf(
  db: Database,
  userId: string,
  { id, position }: { readonly id: number; readonly position: number },
  correction: Correction,
): Promise<{ line: TranscriptLine; playSession: PlaySessionRow }> {
  return db.transaction(async (tx) => {
    const playSession = await lockPlaySession(tx, userId, id);
    if (!playSession) throw notFound;
    const [line] = await tx
      .update(utterances)
      .set(changeOf(correction))
      .where(and(eq(utterances.playSessionId, id), eq(utterances.position, position)))
      .returning();
    if (!line) throw new AppError('not_found', 'This line was not found.');
    const values = valuesOf(await selectLines(tx, userId, id), playSession);
    return { line: toldLine(line), playSession: await updatePlaySession(tx, id, values) };
  });
}

function changeOf({ speaker, code }: Correction) {
  const correctedAt = speaker === null && code === null ? null : new Date();
  return { correctedSpeaker: speaker, correctedCode: code, correctedAt };
}

function selectLines(db: Database, userId: string, playSessionId: number): Promise<LineRow[]> {
  return db
    .select()
    .from(utterances)
    .where(and(eq(utterances.playSessionId, playSessionId), eq(utterances.userId, userId)))
    .orderBy(asc(utterances.position));
}

function toldLine(row: LineRow): TranscriptLine {
  const { position, startMs, endMs, text, speaker, why, correctedSpeaker } = row;
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
  };
}

const speakerOf = ({ correctedSpeaker, speaker }: LineRow) => correctedSpeaker ?? speaker;

/** Only the parent's talk is counted; imitation and enthusiasm stay as they were heard. */
function valuesOf(lines: readonly LineRow[], { duration, unscorable, aiAnalysis }: PlaySessionRow) {
  const units = lines
    .filter((line) => speakerOf(line) === 'parent')
    .flatMap(({ correctedCode, code }) => correctedCode ?? code ?? [])
    .map((code) => ({ code }));
  const { imitations: _, ...counts } = countTalk(units);
  return {
    ...counts,
    ...(!unscorable && {
      praiseScore: skillScore(counts.labeledPraises, duration),
      reflectionScore: skillScore(counts.reflections, duration),
      overallScore: overallScore(counts, duration),
    }),
    audioTranscription: formatTranscript(
      lines.map((line) => ({ speaker: speakerOf(line), text: line.text })),
    ),
    aiAnalysis: { ...aiAnalysis, cdiMetrics: cdiMetricsOf(counts) },
  };
}
