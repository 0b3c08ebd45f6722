const FRAME = 320;
// Frames this far below the loud ones, and not near one that is louder, count as silence.
const SILENCE_DB = 35;
const NEIGHBOURS = 5;
const LOUD_SHARE = 0.95;

/** Leaves the pauses out of a clean recording. */
export function speechOnly(samples: Float32Array): Float32Array {
  const count = Math.floor(samples.length / FRAME);
  const levels = Array.from({ length: count }, (_, frame) => {
    let energy = 1e-10;
    for (let at = frame * FRAME; at < (frame + 1) * FRAME; at++) energy += (samples[at] ?? 0) ** 2;
    return 10 * Math.log10(energy / FRAME);
  });
  const sorted = levels.toSorted((a, b) => a - b);
  const floor = (sorted[Math.floor(count * LOUD_SHARE)] ?? 0) - SILENCE_DB;
  const kept = new Float32Array(count * FRAME);
  let length = 0;
  for (let frame = 0; frame < count; frame++) {
    const near = levels.slice(Math.max(0, frame - NEIGHBOURS), frame + NEIGHBOURS + 1);
    if (!near.some((level) => level > floor)) continue;
    kept.set(samples.subarray(frame * FRAME, (frame + 1) * FRAME), length);
    length += FRAME;
  }
  return kept.slice(0, length);
}
