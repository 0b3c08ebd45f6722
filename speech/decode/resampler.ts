// From any rate to 16 kHz: a windowed-sinc low-pass, evaluated only where a sample is needed. Each output depends on its place
// alone and never on how the input was cut, so that any chunking gives the same samples.
import { SAMPLE_RATE } from '#speech/audio.ts';

/** Half the filter's length, in zero crossings. With this window: flat to 6.7 kHz, about 80 dB down from 8 kHz on. */
const ZERO_CROSSINGS = 32;
const CUTOFF_SHARE = 0.92;
const KAISER_BETA = 8;
/** Enough for every common rate exactly (44.1 kHz needs 160); for others the nearest phase is used. */
const MOST_PHASES = 640;

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** The modified Bessel function of order zero, by its series. */
function bessel(x: number): number {
  let term = 1;
  let sum = 1;
  for (let index = 1; term > sum * 1e-12; index++) {
    term *= (x / (2 * index)) ** 2;
    sum += term;
  }
  return sum;
}

function kaiser(share: number): number {
  return Math.abs(share) >= 1
    ? 0
    : bessel(KAISER_BETA * Math.sqrt(1 - share * share)) / bessel(KAISER_BETA);
}

/** The filter as seen from an output that lies `fraction` of a step after an input sample. */
function phaseFilter(fraction: number, half: number, cutoff: number): Float32Array {
  const taps = Float64Array.from({ length: 2 * half }, (_, tap) => {
    const x = tap - half + 1 - fraction;
    const angle = Math.PI * cutoff * x;
    return (angle === 0 ? 1 : Math.sin(angle) / angle) * kaiser(x / half);
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return Float32Array.from(taps, (tap) => tap / sum);
}

export class Resampler {
  readonly #rate: number;
  readonly #half: number;
  readonly #phases: Float32Array[] = [];
  readonly #phaseCount: number;
  readonly #cutoff: number;
  #window: Float32Array;
  /** Index in the input of the first sample in the window. */
  #windowStart: number;
  #windowLength = 0;
  #inputs: number;
  #outputs: number;

  /** Goes on after `inputs` samples in and `outputs` samples out; what was before counts as silence. */
  constructor(rate: number, inputs = 0, outputs = 0) {
    this.#rate = rate;
    const widening = Math.max(1, rate / SAMPLE_RATE);
    this.#half = Math.ceil(ZERO_CROSSINGS * widening);
    this.#cutoff = CUTOFF_SHARE * Math.min(1, SAMPLE_RATE / rate);
    this.#phaseCount = Math.min(
      MOST_PHASES,
      SAMPLE_RATE / greatestCommonDivisor(rate, SAMPLE_RATE),
    );
    this.#inputs = inputs;
    this.#outputs = outputs;
    this.#windowStart = inputs;
    this.#window = new Float32Array(4 * this.#half);
  }

  get outputs(): number {
    return this.#outputs;
  }

  /** What these samples complete. */
  push(samples: Float32Array): Float32Array {
    if (this.#rate === SAMPLE_RATE) return this.#pass(samples);
    this.#append(samples);
    this.#inputs += samples.length;
    return this.#produce(Math.floor(((this.#inputs - this.#half) * SAMPLE_RATE) / this.#rate));
  }

  /** The rest: the sound ends where its input ended, as if silence followed. */
  end(): Float32Array {
    if (this.#rate === SAMPLE_RATE) return this.#pass(new Float32Array(0));
    return this.#produce(Math.round((this.#inputs * SAMPLE_RATE) / this.#rate));
  }

  /** Nothing to change but what a resumed stream owes: a sample that broke off. */
  #pass(samples: Float32Array): Float32Array {
    const owed = this.#inputs - this.#outputs;
    this.#inputs += samples.length;
    this.#outputs = this.#inputs;
    if (owed <= 0) return samples;
    const passed = new Float32Array(owed + samples.length);
    passed.set(samples, owed);
    return passed;
  }

  #append(samples: Float32Array): void {
    const firstNeeded = Math.floor((this.#outputs * this.#rate) / SAMPLE_RATE) - this.#half + 1;
    const stale = Math.min(Math.max(firstNeeded - this.#windowStart, 0), this.#windowLength);
    if (this.#windowLength + samples.length > this.#window.length) {
      const kept = this.#window.subarray(stale, this.#windowLength);
      const needed = kept.length + samples.length;
      const room = needed <= this.#window.length / 2 ? this.#window : new Float32Array(needed * 2);
      room.set(kept);
      this.#window = room;
      this.#windowStart += stale;
      this.#windowLength = kept.length;
    }
    this.#window.set(samples, this.#windowLength);
    this.#windowLength += samples.length;
  }

  #produce(until: number): Float32Array {
    const produced = new Float32Array(Math.max(until - this.#outputs, 0));
    for (let index = 0; index < produced.length; index++) {
      produced[index] = this.#at(this.#outputs + index);
    }
    this.#outputs += produced.length;
    return produced;
  }

  #at(output: number): number {
    // Whole numbers up to here, so that the place is exact however long the recording is.
    const place = output * this.#rate;
    let whole = Math.floor(place / SAMPLE_RATE);
    let phase = Math.round(((place % SAMPLE_RATE) / SAMPLE_RATE) * this.#phaseCount);
    if (phase === this.#phaseCount) {
      phase = 0;
      whole++;
    }
    const filter = (this.#phases[phase] ??= phaseFilter(
      phase / this.#phaseCount,
      this.#half,
      this.#cutoff,
    ));
    const from = whole - this.#half + 1 - this.#windowStart;
    const window = this.#window;
    const last = Math.min(filter.length, this.#windowLength - from);
    let sum = 0;
    for (let tap = Math.max(-from, 0); tap < last; tap++) {
      sum += (filter[tap] ?? 0) * (window[from + tap] ?? 0);
    }
    return sum;
  }
}
