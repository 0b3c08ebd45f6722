import { sql } from 'drizzle-orm';
import type { NewPlaySession } from '#contract/play-sessions.ts';
import { cdiMetricsOf } from '#domain/cdi-metrics.ts';
import { overallScore, skillScore, totalNegative } from '#domain/score.ts';
import { UNSCORABLE_REASON } from '#domain/third-voice.ts';
import { formatTranscript } from '#domain/transcript.ts';
import { isWorthScoring } from '#domain/worth-scoring.ts';
import { type KeptPlay, linesOf } from '#scoring/kept-play.ts';
import { AppError } from '#server/app-error.ts';
import { type Database, tables } from '#server/database/connect.ts';
import type { Quotas } from '#server/quotas/quotas.ts';
import { findSavedLive, forgetHeard, linkLive, lockLive } from './live-repository.ts';
import { findPlaySession, type PlaySessionRow, updatePlaySession } from './repository.ts';
import { type ScoreServices, type ScoreValues, writeFirstScores } from './write-scores.ts';

const { specialSessions } = tables;

export interface SavingServices extends ScoreServices {
  readonly db: Database;
  readonly quotas: Pick<Quotas, 'spend'>;
  /**
   * What was heard live; undefined where nothing was. Rejects with `unavailable` where that is not to be had now, with
   * `recording_incomplete` where fewer chunks have come than were recorded.
   */
  readonly finishLive: (
    userId: string,
    key: string,
    recordedChunks: number | undefined,
  ) => Promise<KeptPlay | undefined>;
}

/** Saves a play session of an own child; one that was heard live is saved once, however often it comes. */
export async function savePlaySession(
  services: SavingServices,
  userId: string,
  wanted: NewPlaySession,
): Promise<PlaySessionRow> {
  const { db, finishLive } = services;
  const { liveSessionId: key } = wanted;
  if (key === undefined) {
    return db.transaction((tx) => insert(services, tx, userId, wanted, undefined));
  }
  const saved = await findSavedLive(db, userId, key);
  if (saved) return saved;
  const play = wanted.isUploadComing
    ? undefined
    : await finishLive(userId, key, wanted.recordedChunks).catch(notNow);
  return db.transaction(async (tx) => {
    const playSessionId = await lockLive(tx, userId, key, wanted.childId);
    const before =
      playSessionId === null ? undefined : await findPlaySession(tx, userId, playSessionId);
    if (before) return before;
    const row = await insert(services, tx, userId, wanted, play);
    await linkLive(tx, userId, key, row.id);
    if (wanted.isUploadComing) await forgetHeard(tx, userId, key);
    return row;
  });
}

function notNow(error: unknown): never {
  if (!(error instanceof AppError && error.code === 'unavailable')) throw error;
  throw new AppError(
    'unavailable',
    'We haven’t heard the last moments of your play yet. Please try again in a moment.',
  );
}

async function insert(
  services: SavingServices,
  tx: Database,
  userId: string,
  wanted: NewPlaySession,
  play: KeptPlay | undefined,
): Promise<PlaySessionRow> {
  await services.quotas.spend(tx, userId, 'playsPerDay');
  const { childId, activityDescription, endedSecondsAgo = 0 } = wanted;
  const duration = Math.round(wanted.duration);
  const completedAt = sql`now() - make_interval(secs => ${endedSecondsAgo})`;
  const [row] = await tx
    .insert(specialSessions)
    .values({ userId, childId, duration, activityDescription, completedAt })
    .returning();
  if (!row) throw new Error('A row that was written is returned');
  if (play) return writeFirstScores(services, tx, row, valuesHeard(play, duration), linesOf(play));
  // What is never taken away is not given before somebody has listened.
  return wanted.isUploadComing
    ? updatePlaySession(tx, row.id, valuesSent(wanted))
    : writeFirstScores(services, tx, row, valuesSent(wanted), []);
}

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

function valuesSent(sent: NewPlaySession): ScoreValues {
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
