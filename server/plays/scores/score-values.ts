// What is written into the row of a play session about what was counted in it.
import type { NewPlaySession } from '#contract/play-sessions.ts';
import { cdiMetricsOf } from '#domain/cdi-metrics.ts';
import { playScoresOf } from '#domain/play-scores.ts';
import { totalNegative } from '#domain/score.ts';
import { countTalk, type TalkCounts } from '#domain/talk-counts.ts';
import { UNSCORABLE_REASON } from '#domain/third-voice.ts';
import { formatTranscript, type TranscriptLine } from '#domain/transcript.ts';
import { isRoughlyHeard } from '#scoring/rough-hearing.ts';
import { linesOf, type StoredPlay } from '#scoring/stored-play.ts';
import type { PlaySessionRow } from '#server/plays/tables/play-sessions.ts';
import type { ScoreValues } from './write-scores.ts';

interface Counted {
  readonly counts: TalkCounts;
  readonly transcript: readonly TranscriptLine[];
  readonly durationSeconds: number;
  readonly hasParentsWords: boolean;
  readonly isUnscorable: boolean;
}

function valuesCounted({ counts, transcript, ...play }: Counted): ScoreValues {
  const { imitations, ...counted } = counts;
  return {
    ...counted,
    ...playScoresOf({ counts, imitations, ...play }),
    audioTranscription: formatTranscript(transcript),
    aiAnalysis: { cdiMetrics: cdiMetricsOf(counts) },
  };
}

/** Of a recording, heard live or afterwards. */
export function valuesHeard(play: StoredPlay, durationSeconds: number): ScoreValues {
  const { counts, scores, thirdVoice } = play;
  const isUnscorable = thirdVoice.verdict === 'unscorable';
  const hasParentsWords = play.units.length > 0;
  const transcript = linesOf(play);
  const values = valuesCounted({
    counts,
    transcript,
    durationSeconds,
    hasParentsWords,
    isUnscorable,
  });
  return {
    ...values,
    ...(values.overallScore !== undefined && { enthusiasmScore: scores.enthusiasm ?? null }),
    ...(isUnscorable && { unscorable: true, unscorableReason: UNSCORABLE_REASON }),
    thirdVoicePct: thirdVoice.percent,
    aiAnalysis: { ...values.aiAnalysis, isRoughlyHeard: isRoughlyHeard(play) },
  };
}

/** Of a transcript that somebody wrote down. */
export function valuesWritten(
  units: Parameters<typeof countTalk>[0],
  transcript: readonly TranscriptLine[],
  durationSeconds: number,
): ScoreValues {
  const hasParentsWords = units.length > 0;
  return valuesCounted({
    counts: countTalk(units),
    transcript,
    durationSeconds,
    hasParentsWords,
    isUnscorable: false,
  });
}

/** Of lines as the parent has left them. Imitation and enthusiasm stay as they were heard. */
export function valuesCorrected(
  lines: readonly (TranscriptLine & { readonly code?: string | undefined })[],
  { duration, unscorable, aiAnalysis }: PlaySessionRow,
): ScoreValues {
  const units = lines.flatMap(({ speaker, code }) =>
    speaker === 'parent' && code !== undefined ? [{ code }] : [],
  );
  const { imitationScore: _, ...values } = valuesCounted({
    counts: countTalk(units),
    transcript: lines,
    durationSeconds: duration,
    hasParentsWords: units.length > 0,
    isUnscorable: unscorable,
  });
  return {
    // Whoever takes back the only line that was theirs takes back the score.
    praiseScore: null,
    reflectionScore: null,
    overallScore: null,
    ...values,
    aiAnalysis: { ...aiAnalysis, ...values.aiAnalysis },
  };
}

/** Of what a client counted itself. */
export function valuesSent(sent: NewPlaySession): ScoreValues {
  const { labeledPraises = 0, behaviorDescriptions = 0, reflections = 0 } = sent;
  const { questions = 0, commands = 0, criticisms = 0, unscorable = false } = sent;
  const counts = {
    labeledPraises,
    behaviorDescriptions,
    reflections,
    questions,
    commands,
    criticisms,
  };
  const isCounted = sent.labeledPraises !== undefined;
  const hasParentsWords =
    Boolean(sent.audioTranscription) || Object.values(counts).some((count) => count > 0);
  return {
    ...counts,
    totalNegative: sent.totalNegative ?? totalNegative(counts),
    ...(isCounted &&
      playScoresOf({
        counts,
        durationSeconds: sent.duration,
        hasParentsWords,
        isUnscorable: unscorable,
      })),
    unscorable,
    unscorableReason: sent.unscorableReason ?? sent.unscorable_reason,
    thirdVoicePct: sent.thirdVoicePct ?? sent.third_voice_pct,
    audioTranscription: sent.audioTranscription,
    aiAnalysis: sent.aiAnalysis,
  };
}
