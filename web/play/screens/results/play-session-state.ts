// What a play session that was fetched means for the screen.
import type { PlaySession } from '#contract/play-sessions.ts';
import { type CdiMetrics, cdiMetricsOf } from '#domain/cdi-metrics.ts';
import { isTooShort } from '#domain/worth-scoring.ts';

/** The counts, once there are any. */
export function metricsOf(playSession: PlaySession): CdiMetrics | undefined {
  const isCounted = playSession.aiAnalysis?.cdiMetrics || playSession.overallScore !== null;
  return isCounted ? cdiMetricsOf(playSession) : undefined;
}

export type PlaySessionState =
  | 'results'
  | 'unscorable'
  /** Over before there was anything to tell. */
  | 'tooShort'
  /** It was listened to, and there is no word of the parent's in it. */
  | 'unheard'
  /** Its recording is being scored. */
  | 'processing'
  | 'failed'
  /** There are words, and nobody has counted them. */
  | 'uncounted'
  | 'silent';

export function stateOf(playSession: PlaySession): PlaySessionState {
  const { processing, audioTranscription, duration, overallScore } = playSession;
  const isCounted = metricsOf(playSession) !== undefined;
  if (isTooShort(duration) && (isCounted || playSession.unscorable)) return 'tooShort';
  if (playSession.unscorable) return 'unscorable';
  // What was saved before silence had no score has one of nothing.
  if (isCounted) return overallScore === null || audioTranscription === '' ? 'unheard' : 'results';
  if (processing?.status === 'failed') return 'failed';
  if (processing) return 'processing';
  return audioTranscription ? 'uncounted' : 'silent';
}

/** It was listened to, whatever came of it: its recording is not needed any more. */
export const isOver = (state: PlaySessionState) =>
  ['results', 'unscorable', 'tooShort', 'unheard'].includes(state);
