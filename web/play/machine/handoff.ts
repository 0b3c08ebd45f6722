// What the active play session leaves in the browser for the feedback screen.
import { type CdiMetrics, cdiMetricsOf } from '#domain/cdi-metrics.ts';
import type { RecordingKey } from '#domain/ids.ts';
import { LATEST_SAVE_SECONDS } from '#domain/play-limits.ts';
import { PLAY_SESSION_SECONDS, type SkillCounts } from '#domain/score.ts';
import type { SpecifiedHandoff } from './specified-only.ts';
import type { PlayState } from './state.ts';
import { elapsedMs } from './timer.ts';

export interface Handoff extends SpecifiedHandoff {
  /** Under which the server has listened. */
  readonly recordingKey: RecordingKey;
  readonly childId: number;
  /** In seconds. */
  readonly duration: number;
  readonly cdiMetrics: CdiMetrics | null;
  /** How many the server has to have heard before the counts are whole. */
  readonly recordedChunks: number;
  /** By the device's clock; missing in what an earlier version has left. */
  readonly endedAtMs?: number;
}

interface LiveRun {
  readonly counts: SkillCounts | undefined;
  readonly recordedChunks: number;
}

/** What was heard live goes along; undefined where there is no child to speak of. */
export function handoffOf(
  state: PlayState,
  nowMs: number,
  live: LiveRun = { counts: undefined, recordedChunks: 0 },
): Handoff | undefined {
  if (!state.child || !state.recordingKey) return undefined;
  return {
    recordingKey: state.recordingKey,
    childId: state.child.id,
    childName: state.child.name,
    childAge: state.child.age,
    duration: Math.floor(elapsedMs(state.timer, nowMs) / 1000),
    hasAudio: state.hasAudio,
    audioTranscription: null,
    cdiMetrics: live.counts ? cdiMetricsOf(live.counts) : null,
    recordedChunks: live.recordedChunks,
    endedAtMs: state.endedAtMs ?? nowMs,
    ...(state.wasRecovered ? { wasRecovered: true } : {}),
  };
}

/** How long the play is over: the server's clock may show another time than the device's. */
export function endedSecondsAgo({ endedAtMs }: Handoff, nowMs: number): number {
  const seconds = Math.round((nowMs - (endedAtMs ?? nowMs)) / 1000);
  return Math.min(LATEST_SAVE_SECONDS, Math.max(0, seconds));
}

/** From and to, both included: what a made-up play session counts. */
const DUMMY_RANGES: Readonly<Record<keyof SkillCounts, readonly [number, number]>> = {
  labeledPraises: [5, 19],
  behaviorDescriptions: [5, 19],
  reflections: [3, 14],
  questions: [0, 3],
  commands: [0, 2],
  criticisms: [0, 1],
};

/** For dev mode: a whole play session without playing. `random` gives 0 up to, not including, 1. */
export function dummyHandoff(state: PlayState, random: () => number): Handoff | undefined {
  const pick = (skill: keyof SkillCounts) => {
    const [least, most] = DUMMY_RANGES[skill];
    return least + Math.floor(random() * (most - least + 1));
  };
  const counts: SkillCounts = {
    labeledPraises: pick('labeledPraises'),
    behaviorDescriptions: pick('behaviorDescriptions'),
    reflections: pick('reflections'),
    questions: pick('questions'),
    commands: pick('commands'),
    criticisms: pick('criticisms'),
  };
  const handoff = handoffOf(state, state.seenAtMs, { counts, recordedChunks: 0 });
  return handoff && { ...handoff, duration: PLAY_SESSION_SECONDS, hasAudio: true };
}
