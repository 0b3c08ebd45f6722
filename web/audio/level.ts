/** Quieter than this (RMS, dB below full scale) is level 0; speech into a phone lies around -30. */
const SILENT_DB = -50;
const LOUDEST_DB = -5;
const HIGHEST = 100;

export const QUIET_BELOW = 10;
export const LOUD_ABOVE = 80;

/** How loud these samples (-1 to 1) are, from 0 to 100. */
export function levelOf(samples: Float32Array): number {
  const squares = samples.reduce((sum, sample) => sum + sample * sample, 0);
  const db = 10 * Math.log10(squares / Math.max(1, samples.length));
  const share = (db - SILENT_DB) / (LOUDEST_DB - SILENT_DB);
  return Math.round(HIGHEST * Math.min(1, Math.max(0, share)));
}

/** What the meter shows next: up at once, down slowly, so that a breath between words is not "too quiet". */
export function fallingLevel(before: number, measured: number, elapsedMs: number): number {
  const FALL_PER_SECOND = 40;
  return Math.max(measured, before - (FALL_PER_SECOND * elapsedMs) / 1000, 0);
}

export const isGoodLevel = (level: number) => level >= QUIET_BELOW && level <= LOUD_ABOVE;

export function levelHint(level: number): string {
  if (isGoodLevel(level)) return 'Good level';
  return level > LOUD_ABOVE ? 'Too loud' : 'Speak louder';
}

/** Of a spectrum in bytes. The mean would call a quiet room muted: most of a spectrum is empty even while somebody speaks. */
export function loudestByte(spectrum: Uint8Array): number {
  return spectrum.reduce((most, byte) => Math.max(most, byte), 0);
}

const MUTED_BELOW = 10;
const MUTED_AFTER_MS = 4000;

/** Suspects a muted microphone: nothing to hear for several seconds. */
export class MutedWatch {
  #silentSinceMs: number | undefined;

  /** Takes the loudest byte of this moment. */
  seemsMuted(loudest: number, nowMs: number): boolean {
    if (loudest >= MUTED_BELOW) {
      this.#silentSinceMs = undefined;
      return false;
    }
    this.#silentSinceMs ??= nowMs;
    return nowMs - this.#silentSinceMs >= MUTED_AFTER_MS;
  }
}
