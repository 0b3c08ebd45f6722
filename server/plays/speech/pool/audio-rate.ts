// How many seconds of sound are in bytes that nobody has decoded yet, so that queues can be measured in time.
import { SNIFFED_BYTES, sniffContainer } from '#speech/decode/sniff.ts';

/** As browsers record a voice at least; they may spend four times as much. */
const OPUS_BYTES_PER_SECOND = 4_000;
/** What a chunk is cut to; as long as nobody has heard one, it is not taken for more. */
const CHUNK_SECONDS = 3;
/** 16 kHz, one channel, 16 bits. */
const WAV_BYTES_PER_SECOND = 32_000;
/** Bytes without any sound in them must not seem to take no time, nor no room. */
const LEAST_BYTES_PER_SECOND = 1_000;
const MOST_BYTES_PER_SECOND = 200_000;

export class AudioRate {
  #bytesPerSecond: number | undefined;
  #bytes = 0;
  #seconds = 0;

  /** `isWav` where it is known from an earlier chunk. */
  constructor(isWav?: boolean) {
    if (isWav) this.#bytesPerSecond = WAV_BYTES_PER_SECOND;
  }

  secondsIn(bytes: Uint8Array): number {
    this.#bytesPerSecond ??= rateOf(bytes);
    const seconds = bytes.length / this.#bytesPerSecond;
    return this.#seconds === 0 ? Math.min(CHUNK_SECONDS, seconds) : seconds;
  }

  /** Tells what came of a chunk. */
  learn(bytes: number, seconds: number): void {
    this.#bytes += bytes;
    this.#seconds += seconds;
    // The head of a file has no sound; a second of it does.
    if (this.#seconds < 1) return;
    const measured = this.#bytes / this.#seconds;
    this.#bytesPerSecond = Math.min(
      MOST_BYTES_PER_SECOND,
      Math.max(LEAST_BYTES_PER_SECOND, measured),
    );
  }
}

function rateOf(bytes: Uint8Array): number {
  const container = bytes.length >= SNIFFED_BYTES ? sniffContainer(bytes) : undefined;
  return container === 'wav' ? WAV_BYTES_PER_SECOND : OPUS_BYTES_PER_SECOND;
}
