// The lines of a play session and what the parent makes of them. The counts are always those of the lines as corrected.
import { and, asc, eq } from 'drizzle-orm';
import type { TranscriptLine } from '#contract/transcript.ts';
import { cdiMetricsOf } from '#domain/play-session/handoff.ts';
import { overallScore, skillScore } from '#domain/score.ts';
import type { FeedbackLine } from '#domain/session-feedback.ts';
import { type TalkCode, talkCodeOf } from '#domain/talk-codes.ts';
import { countTalk } from '#domain/talk-counts.ts';
import { formatTranscript, type TranscriptSpeaker } from '#domain/transcript.ts';
import { isWorthScoring } from '#domain/worth-scoring.ts';
import { AppError } from '#server/app-error.ts';
import { type Database, tables } from '#server/database/connect.ts';
import { lockPlaySession, type PlaySessionRow } from './repository.ts';
import { notFound } from './shown.ts';
import { type ScoreServices, writeScores } from './write-scores.ts';

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

/** Corrects one line, and with it everything that was made from the lines: counts, and what is said about them. */
export function correctLineOf(
  services: ScoreServices & { readonly db: Database },
  userId: string,
  { id, position }: { readonly id: number; readonly position: number },
  correction: Correction,
): Promise<{ line: TranscriptLine; playSession: PlaySessionRow }> {
  return services.db.transaction(async (tx) => {
    const playSession = await lockPlaySession(tx, userId, id);
    if (!playSession) throw notFound;
    const [line] = await tx
      .update(utterances)
      .set(changeOf(correction))
      .where(and(eq(utterances.playSessionId, id), eq(utterances.position, position)))
      .returning();
    if (!line) throw new AppError('not_found', 'This line was not found.');
    const lines = await selectLines(tx, userId, id);
    const values = valuesOf(lines, playSession);
    const said = lines.map(saidLine);
    return {
      line: toldLine(line),
      playSession: await writeScores(services, tx, playSession, values, said),
    };
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
const codeOf = ({ correctedCode, code }: LineRow) => correctedCode ?? code;

/** What a parent says that a line was is certain. */
function saidLine(line: LineRow): FeedbackLine {
  const codeConfidence = line.correctedCode ? 1 : (line.codeConfidence ?? 0);
  return {
    speaker: speakerOf(line),
    text: line.text,
    textConfidence: line.textConfidence ?? 0,
    code: codeOf(line) ?? undefined,
    codeConfidence,
  };
}

/** Only the parent's talk is counted; imitation and enthusiasm stay as they were heard. */
function valuesOf(lines: readonly LineRow[], { duration, unscorable, aiAnalysis }: PlaySessionRow) {
  const units = lines
    .filter((line) => speakerOf(line) === 'parent')
    .flatMap((line) => codeOf(line) ?? [])
    .map((code) => ({ code }));
  const { imitations: _, ...counts } = countTalk(units);
  const isScored = !unscorable && isWorthScoring(duration, units.length > 0);
  return {
    ...counts,
    // Whoever takes back the only line that was theirs takes back the score.
    praiseScore: isScored ? skillScore(counts.labeledPraises, duration) : null,
    reflectionScore: isScored ? skillScore(counts.reflections, duration) : null,
    overallScore: isScored ? overallScore(counts, duration) : null,
    audioTranscription: formatTranscript(
      lines.map((line) => ({ speaker: speakerOf(line), text: line.text })),
    ),
    aiAnalysis: { ...aiAnalysis, cdiMetrics: cdiMetricsOf(counts) },
  };
}
