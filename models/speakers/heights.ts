// Voices of other heights than those recorded: younger children, and adults who speak as one does to a small child.
import { transform } from './fft.ts';

const TAPS = 12;
const SIZE = 1024;
const HOP = SIZE / 4;
/** Cepstral coefficients that describe the mouth; those above describe the pitch. */
const ENVELOPE = 30;
const QUIET = 1e-5;
const LARGEST_CHANGE = 4;

/** Plays faster: pitch and formants rise together, as in a smaller body. */
export function changeSpeed(samples: Float32Array, factor: number): Float32Array {
  const changed = new Float32Array(Math.floor(samples.length / factor));
  const band = Math.min(1, 1 / factor);
  for (let at = 0; at < changed.length; at++) {
    const place = at * factor;
    const first = Math.floor(place) - TAPS + 1;
    let sum = 0;
    for (let tap = first; tap < first + 2 * TAPS; tap++) {
      const away = place - tap;
      const phase = Math.PI * away * band;
      const sinc = Math.abs(phase) < 1e-9 ? 1 : Math.sin(phase) / phase;
      const window = 0.5 + 0.5 * Math.cos((Math.PI * away) / TAPS);
      sum += (samples[tap] ?? 0) * sinc * window * band;
    }
    changed[at] = sum;
  }
  return changed;
}

interface Spectra {
  magnitudes: Float64Array[];
  phases: Float64Array[];
}

/** Raises the pitch and keeps the formants, by a phase vocoder and the envelope of the original. */
export function raisePitch(samples: Float32Array, factor: number): Float32Array {
  const spectra = analyse(samples);
  const raised = analyse(changeSpeed(stretch(spectra, factor), factor));
  const count = Math.min(spectra.magnitudes.length, raised.magnitudes.length);
  for (let frame = 0; frame < count; frame++) {
    const magnitude = raised.magnitudes[frame] as Float64Array;
    const wanted = envelope(spectra.magnitudes[frame] as Float64Array);
    const found = envelope(magnitude);
    for (let bin = 0; bin < magnitude.length; bin++) {
      const change = (wanted[bin] as number) - (found[bin] as number);
      const gain = Math.exp(Math.max(-LARGEST_CHANGE, Math.min(LARGEST_CHANGE, change)));
      magnitude[bin] = (magnitude[bin] as number) * gain;
    }
  }
  return synthesize(raised.magnitudes.slice(0, count), raised.phases.slice(0, count));
}

/** Makes the sound longer by the factor and keeps its pitch. */
function stretch({ magnitudes, phases }: Spectra, factor: number): Float32Array {
  const outMagnitudes: Float64Array[] = [];
  const outPhases: Float64Array[] = [];
  let phase = new Float64Array(SIZE / 2 + 1);
  for (let place = 0; place < magnitudes.length - 1; place += 1 / factor) {
    const left = Math.floor(place);
    const part = place - left;
    const [a, b] = [magnitudes[left], magnitudes[left + 1]] as [Float64Array, Float64Array];
    const [from, to] = [phases[left], phases[left + 1]] as [Float64Array, Float64Array];
    outMagnitudes.push(a.map((value, bin) => (1 - part) * value + part * (b[bin] as number)));
    outPhases.push(phase);
    phase = phase.map((value, bin) => {
      const expected = (2 * Math.PI * HOP * bin) / SIZE;
      const advance = (to[bin] as number) - (from[bin] as number) - expected;
      return value + expected + advance - 2 * Math.PI * Math.round(advance / (2 * Math.PI));
    });
  }
  return synthesize(outMagnitudes, outPhases);
}

const hann = Float64Array.from(
  { length: SIZE },
  (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / SIZE),
);
// Four squared windows lie over every sample.
const OVERLAP_GAIN = 1.5;

function analyse(samples: Float32Array): Spectra {
  const magnitudes: Float64Array[] = [];
  const phases: Float64Array[] = [];
  for (let start = 0; start + SIZE <= samples.length; start += HOP) {
    const real = hann.map((weight, at) => weight * (samples[start + at] as number));
    const imaginary = new Float64Array(SIZE);
    transform(real, imaginary);
    const bins = real.subarray(0, SIZE / 2 + 1);
    magnitudes.push(bins.map((value, bin) => Math.hypot(value, imaginary[bin] as number)));
    phases.push(bins.map((value, bin) => Math.atan2(imaginary[bin] as number, value)));
  }
  return { magnitudes, phases };
}

function synthesize(magnitudes: Float64Array[], phases: Float64Array[]): Float32Array {
  const samples = new Float32Array((magnitudes.length + 3) * HOP);
  magnitudes.forEach((magnitude, frame) => {
    const real = new Float64Array(SIZE);
    const imaginary = new Float64Array(SIZE);
    for (let bin = 0; bin <= SIZE / 2; bin++) {
      const phase = phases[frame]?.[bin] as number;
      real[bin] = (magnitude[bin] as number) * Math.cos(phase);
      imaginary[bin] = (magnitude[bin] as number) * Math.sin(phase);
      real[(SIZE - bin) % SIZE] = real[bin] as number;
      if (bin > 0 && bin < SIZE / 2) imaginary[SIZE - bin] = -(imaginary[bin] as number);
    }
    transform(real, imaginary, true);
    for (let at = 0; at < SIZE; at++) {
      const place = frame * HOP + at;
      samples[place] =
        (samples[place] as number) + ((real[at] as number) * (hann[at] as number)) / OVERLAP_GAIN;
    }
  });
  return samples;
}

function envelope(magnitude: Float64Array): Float64Array {
  const real = new Float64Array(SIZE);
  for (let bin = 0; bin < SIZE; bin++) {
    real[bin] = Math.log((magnitude[Math.min(bin, SIZE - bin)] as number) + QUIET);
  }
  const imaginary = new Float64Array(SIZE);
  transform(real, imaginary, true);
  real.fill(0, ENVELOPE, SIZE - ENVELOPE + 1);
  imaginary.fill(0);
  transform(real, imaginary);
  return real.subarray(0, SIZE / 2 + 1);
}
