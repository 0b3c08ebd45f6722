// What is written into the row of a play session about what was counted in it.
import type { NewPlaySession } from '#contract/play-sessions.ts';
import { cdiMetricsOf } from '#domain/cdi-metrics.ts';
import { overallScore, skillScore, totalNegative } from '#domain/score.ts';
import { UNSCORABLE_REASON } from '#domain/third-voice.ts';
import { formatTranscript } from '#domain/transcript.ts';
import { isWorthScoring } from '#domain/worth-scoring.ts';
import { type KeptPlay, linesOf } from '#scoring/kept-play.ts';
import type { ScoreValues } from './write-scores.ts';

/** Scored by the length of the play, as corrections and milestones are: the recording may be shorter. */
export function valuesHeard(play: KeptPlay, duration: number): ScoreValues {
  const { counts, scores, thirdVoice } = play;
  const unscorable = thirdVoice.verdict === 'unscorable';
  const isScored = !unscorable && isWorthScoring(duration, play.units.length > 0);
  const { imitations: _, ...counted } = counts;
  return {
    ...counted,
    ...(unscorable && { unscorable, unscorableReason: UNSCORABLE_REASON }),
    ...(isScored && {
      praiseScore: skillScore(counts.labeledPraises, duration),
      imitationScore: skillScore(counts.imitations, duration),
      reflectionScore: skillScore(counts.reflections, duration),
      enthusiasmScore: scores.enthusiasm ?? null,
      overallScore: overallScore(counts, duration),
    }),
    thirdVoicePct: thirdVoice.percent,
    audioTranscription: formatTranscript(linesOf(play)),
    aiAnalysis: { cdiMetrics: cdiMetricsOf(counts) },
  };
}

/** What a client counted itself. */
export function valuesSent(sent: NewPlaySession): ScoreValues {
  const { labeledPraises = 0, behaviorDescriptions = 0, reflections = 0 } = sent;
  const { questions = 0, commands = 0, criticisms = 0, unscorable = false, duration } = sent;
  const counts = {
    labeledPraises,
    behaviorDescriptions,
    reflections,
    questions,
    commands,
    criticisms,
  };
  const isCounted = sent.labeledPraises !== undefined && !unscorable;
  const hasWords =
    Boolean(sent.audioTranscription) || Object.values(counts).some((count) => count > 0);
  return {
    ...counts,
    totalNegative: sent.totalNegative ?? totalNegative(counts),
    ...(isCounted &&
      isWorthScoring(duration, hasWords) && {
        praiseScore: skillScore(labeledPraises, duration),
        reflectionScore: skillScore(reflections, duration),
        overallScore: overallScore(counts, duration),
      }),
    unscorable,
    unscorableReason: sent.unscorableReason ?? sent.unscorable_reason,
    thirdVoicePct: sent.thirdVoicePct ?? sent.third_voice_pct,
    audioTranscription: sent.audioTranscription,
    aiAnalysis: sent.aiAnalysis,
  };
}
