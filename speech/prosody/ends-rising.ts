// "You want the cow" as a statement or as a question: the tune of the end tells.
import { PITCH_FRAME_SECONDS, type PitchFrame, trackPitch, voicedSemitones } from './pitch.ts';
import { median, quantile } from './quantile.ts';

const END_SECONDS = 0.35;
const LEAST_VOICED_FRAMES = 10;
const LEAST_RISE_SEMITONES = 2.5;
// A lively speaker goes up and down all the time: only a good part of the own range is a question.
const LEAST_SHARE_OF_RANGE = 0.35;

/** Whether the voice goes up at the end; undefined where too little of the end is voiced to tell. */
export function endsRising(samples: Float32Array): boolean | undefined {
  const frames = trackPitch(samples);
  const last = frames.findLastIndex(({ semitones }) => semitones !== undefined);
  const first = Math.max(0, last + 1 - Math.round(END_SECONDS / PITCH_FRAME_SECONDS));
  const end = frames.slice(first, last + 1);
  if (voicedSemitones(end).length < LEAST_VOICED_FRAMES) return undefined;
  const span = end.length - end.findIndex(({ semitones }) => semitones !== undefined);
  const rise = slopePerFrame(end) * span;
  return rise >= Math.max(LEAST_RISE_SEMITONES, LEAST_SHARE_OF_RANGE * pitchRange(frames));
}

/** Semitones between the low and the high parts of a stretch; stray frames do not count. */
export function pitchRange(frames: readonly PitchFrame[]): number {
  const voiced = voicedSemitones(frames);
  return (quantile(voiced, 0.9) ?? 0) - (quantile(voiced, 0.1) ?? 0);
}

/** Theil-Sen: the middle of the slopes between all pairs, which a few wrong frames cannot move. */
function slopePerFrame(frames: readonly PitchFrame[]): number {
  const points = frames.flatMap(({ semitones }, i) =>
    semitones === undefined ? [] : [[i, semitones] as const],
  );
  const slopes = points.flatMap(([x, y], k) =>
    points.slice(k + 1).map(([otherX, otherY]) => (otherY - y) / (otherX - x)),
  );
  return median(slopes) ?? 0;
}
