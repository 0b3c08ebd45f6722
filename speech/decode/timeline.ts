// Puts decoded pieces where they belong: silence where a part was lost, nothing twice, nothing before the start. Counts in
// output samples throughout.
import { SAMPLE_RATE } from '#speech/audio.ts';
import { DecodeError } from './decode-error.ts';
import type { DecodeLimits } from './limits.ts';
import type { SampleSink } from './sample-sink.ts';

/** After a loss a piece goes where its time says; less than this is the clock wandering: recorders' packets are longer. */
const CLOCK_MS = 15;

export interface TimelineState {
  /** Where the recording's own time zero lies; negative while its first samples are to be left out. */
  readonly origin: number;
  /** Where the next piece goes if nothing is missing. */
  readonly cursor: number;
  /** Nothing is put out before this. */
  readonly floor: number;
  /** Silence put in so far. */
  readonly silence: number;
}

/** Containers round times to a millisecond, on both sides of a gap. */
const ROUNDING_SAMPLES = 2 * (SAMPLE_RATE / 1000);

/** What gets lost is whole packets: a gap that is nearly a number of them is just that, so that nothing after it is shifted. */
function inWholePieces(gap: number, pieceLength: number): number {
  const whole = Math.round(gap / pieceLength) * pieceLength;
  return Math.abs(gap - whole) <= ROUNDING_SAMPLES ? whole : gap;
}

export class Timeline {
  #origin = 0;
  #cursor = 0;
  #floor = 0;
  #silence = 0;
  #isAfterLoss = false;
  readonly #tolerance: number;
  readonly #toleranceAfterLoss: number;
  readonly #maxSamples: number;
  readonly #maxSilence: number;

  /** Pieces that stray less than `toleranceMs` from where they are expected are taken to follow on. */
  constructor(limits: DecodeLimits, toleranceMs: number, resume?: TimelineState) {
    this.#tolerance = (toleranceMs * SAMPLE_RATE) / 1000;
    this.#toleranceAfterLoss = Math.min(this.#tolerance, (CLOCK_MS * SAMPLE_RATE) / 1000);
    this.#maxSamples = limits.maxSeconds * SAMPLE_RATE;
    this.#maxSilence = limits.maxSilenceSeconds * SAMPLE_RATE;
    if (!resume) return;
    this.#origin = resume.origin;
    this.#cursor = resume.cursor;
    this.#floor = resume.floor;
    this.#silence = resume.silence;
    this.#isAfterLoss = true;
  }

  get position(): number {
    return Math.max(this.#cursor, this.#floor);
  }

  get state(): TimelineState {
    return {
      origin: this.#origin,
      cursor: this.#cursor,
      floor: this.#floor,
      silence: this.#silence,
    };
  }

  /** Begins a stream whose first `preSkip` samples only warm the decoder up. It follows on what came before. */
  begin(preSkip: number): void {
    this.#floor = this.position;
    this.#origin = this.#floor - preSkip;
    this.#cursor = this.#origin;
  }

  /** Something was lost: the next piece goes where its time says. */
  expectGap(): void {
    this.#isAfterLoss = true;
  }

  /** Whether a piece that starts here, in the stream's own time, lies in what was already put out. */
  isPast(start: number): boolean {
    return this.#origin + start < this.#cursor - this.#tolerance;
  }

  /** Where the next piece is expected, in the stream's own time. */
  get expected(): number {
    return this.#cursor - this.#origin;
  }

  /** Puts out a piece that starts at `start` in the stream's own time. */
  place(start: number, samples: Float32Array, sink: SampleSink): void {
    const gap = inWholePieces(this.#origin + start - this.#cursor, samples.length);
    const tolerance = this.#isAfterLoss ? this.#toleranceAfterLoss : this.#tolerance;
    if (gap > tolerance) this.#fill(gap, sink);
    this.#isAfterLoss = false;
    const skipped = Math.min(Math.max(this.#floor - this.#cursor, 0), samples.length);
    this.#advance(samples.length);
    sink.add(skipped > 0 ? samples.subarray(skipped) : samples);
  }

  #fill(gap: number, sink: SampleSink): void {
    if (this.#silence + gap > this.#maxSilence) {
      this.#origin -= gap;
      return;
    }
    const before = this.position;
    this.#silence += gap;
    this.#advance(gap);
    sink.addSilence(this.position - before);
  }

  #advance(count: number): void {
    this.#cursor += count;
    if (this.#cursor > this.#maxSamples) throw new DecodeError('too-long');
  }
}
