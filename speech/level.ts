/** Level of digital silence: low enough to lie under every room. */
export const SILENCE_DB = -90;

/** Mean level of samples in dB below full scale; silence has a finite one. */
export function levelDb(samples: Float32Array): number {
  let energy = 0;
  for (const sample of samples) energy += sample * sample;
  if (energy === 0) return SILENCE_DB;
  return Math.max(SILENCE_DB, 10 * Math.log10(energy / samples.length));
}
