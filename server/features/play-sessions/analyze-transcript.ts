// Counts the talk of a transcript that has no counts yet, turn by turn, so that the server goes on answering others meanwhile.
import { Coder } from '#coding/coder.ts';
import type { Unit } from '#coding/session.ts';
import { cdiMetricsOf } from '#domain/play-session/handoff.ts';
import { overallScore, skillScore } from '#domain/score.ts';
import { guidanceFor } from '#domain/skill-guidance.ts';
import { countTalk, type TalkCounts } from '#domain/talk-counts.ts';
import { formatTranscript, parseTranscript, type TranscriptLine } from '#domain/transcript.ts';
import { turnsWithoutClock } from '#scoring/turns-without-clock.ts';
import { AppError } from '#server/app-error.ts';
import { codeInTurn } from '#server/coding/code-in-turn.ts';
import type { Database } from '#server/database/connect.ts';
import { lockPlaySession, type PlaySessionRow, updatePlaySession } from './repository.ts';

const NOTHING_SAID = new AppError('unusable_recording', 'There is no talk in this transcript.');

/** What a play session has already counts more than what was sent. */
export async function analyzeTranscript(db: Database, playSession: PlaySessionRow, sent: string) {
  const lines = parseTranscript(playSession.audioTranscription ?? sent);
  const counts = await countLines(lines);
  await db.transaction(async (tx) => {
    const row = await lockPlaySession(tx, playSession.userId, playSession.id);
    if (!row || row.aiAnalysis !== null || row.unscorable) return;
    await updatePlaySession(tx, row.id, valuesOf(counts, row, lines));
  });
  const { labeledPraises, behaviorDescriptions, reflections } = counts;
  return {
    analysis: { metrics: cdiMetricsOf(counts) },
    feedback: guidanceFor({ labeledPraise: labeledPraises, behaviorDescriptions, reflections }),
  };
}

async function countLines(lines: readonly TranscriptLine[]): Promise<TalkCounts> {
  const turns = turnsWithoutClock(lines);
  if (turns.length === 0) throw NOTHING_SAID;
  const coder = new Coder({});
  const units: Unit[] = [];
  for (const [index, turn] of turns.entries()) {
    units.push(...(await codeInTurn(coder, turn, turns[index + 1]?.start)));
  }
  return countTalk(units);
}

function valuesOf(
  { imitations, ...counts }: TalkCounts,
  { duration }: PlaySessionRow,
  lines: readonly TranscriptLine[],
) {
  return {
    ...counts,
    praiseScore: skillScore(counts.labeledPraises, duration),
    reflectionScore: skillScore(counts.reflections, duration),
    imitationScore: skillScore(imitations, duration),
    overallScore: overallScore(counts, duration),
    audioTranscription: formatTranscript(lines),
    aiAnalysis: { cdiMetrics: cdiMetricsOf(counts) },
  };
}
