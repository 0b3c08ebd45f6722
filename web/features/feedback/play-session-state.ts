// What a play session that was fetched means for the screen.
import type { PlaySession } from '#contract/play-sessions.ts';
import { type CdiMetrics, cdiMetricsOf } from '#domain/play-session/handoff.ts';

/** The counts, once there are any. */
export function metricsOf(playSession: PlaySession): CdiMetrics | undefined {
  const isCounted = playSession.aiAnalysis?.cdiMetrics || playSession.overallScore !== null;
  return isCounted ? cdiMetricsOf(playSession) : undefined;
}

export type PlaySessionState =
  | 'results'
  | 'unscorable'
  /** Its recording is being scored. */
  | 'processing'
  | 'failed'
  /** There are words, and nobody has counted them. */
  | 'uncounted'
  | 'silent';

export function stateOf(playSession: PlaySession): PlaySessionState {
  if (playSession.unscorable) return 'unscorable';
  if (metricsOf(playSession)) return 'results';
  const { processing, audioTranscription } = playSession;
  if (processing?.status === 'failed') return 'failed';
  if (processing) return 'processing';
  return audioTranscription ? 'uncounted' : 'silent';
}
