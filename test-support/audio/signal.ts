// The sound that every recording in this folder was made from. It is computed, so that a test can compare a decoded recording
// with what went in without a second file to keep.

const SWEEP_SECONDS = 0.73;
const LOWEST_HZ = 180;
const HIGHEST_HZ = 3200;
const LOUDNESS = 0.4;
const SYLLABLES_PER_SECOND = 3.1;

/** One sample of the sound, `seconds` after its start: sweeps through the range of speech, loud and soft like syllables. */
function sampleAt(seconds: number): number {
  const sweep = Math.floor(seconds / SWEEP_SECONDS);
  const within = seconds - sweep * SWEEP_SECONDS;
  // Odd sweeps fall and each is a little narrower than the last: no stretch sounds like another, so a shift shows.
  const span = (HIGHEST_HZ - LOWEST_HZ) / (1 + sweep * 0.13);
  const rate = span / SWEEP_SECONDS;
  const phase =
    sweep % 2 === 0
      ? LOWEST_HZ * within + (rate * within * within) / 2
      : (LOWEST_HZ + span) * within - (rate * within * within) / 2;
  const envelope = 0.55 + 0.45 * Math.sin(2 * Math.PI * SYLLABLES_PER_SECOND * seconds);
  return LOUDNESS * envelope * Math.sin(2 * Math.PI * phase);
}

/** `seconds` of the sound at this many samples a second. */
export function referenceSignal(seconds: number, sampleRate: number): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, index) =>
    sampleAt(index / sampleRate),
  );
}
