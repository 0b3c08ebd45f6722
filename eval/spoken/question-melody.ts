// Lets the end of a line rise as an echoed question does ("It's hatching?"): overlapping pieces of two periods are put
// closer together, so that the pitch changes and the voice does not.
import { SAMPLE_RATE } from '#speech/audio.ts';
import { PITCH_FRAME_SECONDS, trackPitch, voicedSemitones } from '#speech/prosody/pitch.ts';
import { median } from '#speech/prosody/quantile.ts';

const RISE_SECONDS = 0.35;
/** Where it ends, above the line's own middle. */
const END_SEMITONES = 7;
const FRAME_SAMPLES = PITCH_FRAME_SECONDS * SAMPLE_RATE;
const REFERENCE_HZ = 100;

/** Unchanged where the end has no voice to raise. */
export function withRisingEnd(samples: Float32Array): Float32Array {
  const frames = trackPitch(samples);
  const last = frames.findLastIndex(({ semitones }) => semitones !== undefined);
  if (last < 0) return samples;
  const middle = median(voicedSemitones(frames)) ?? 0;
  const first = Math.max(0, last - Math.round(RISE_SECONDS / PITCH_FRAME_SECONDS));
  const begun = frames.slice(first).find(({ semitones }) => semitones !== undefined)?.semitones;
  if (begun === undefined) return samples;
  const target = (frame: number) =>
    begun + (middle + END_SEMITONES - begun) * Math.min(1, (frame - first) / (last - first));
  const periodAt = (sample: number, semitones: (frame: number) => number | undefined) => {
    const found = semitones(Math.floor(sample / FRAME_SAMPLES));
    return found === undefined ? undefined : SAMPLE_RATE / (REFERENCE_HZ * 2 ** (found / 12));
  };
  const from = first * FRAME_SAMPLES;
  const to = Math.min(samples.length, (last + 1) * FRAME_SAMPLES);
  const raised = new Float32Array(samples.length);
  const weight = new Float32Array(samples.length);
  raised.set(samples.subarray(0, from));
  const marks = peaksIn(samples, from, to, (at) =>
    periodAt(at, (frame) => frames[frame]?.semitones),
  );
  if (marks.length < 2) return samples;
  for (let at = marks[0] as number; at < to; ) {
    const source = nearest(marks, at);
    const own = periodAt(source, (frame) => frames[frame]?.semitones) ?? 80;
    addGrain({ samples, source, raised, weight, at: Math.round(at), half: Math.round(own) });
    at += periodAt(at, target) ?? own;
  }
  return finished(samples, raised, weight, from, to);
}

/** One mark for each period, at its highest sample. */
function peaksIn(
  samples: Float32Array,
  from: number,
  to: number,
  periodAt: (sample: number) => number | undefined,
): number[] {
  const marks: number[] = [];
  for (let at = from; at < to; ) {
    const period = periodAt(at);
    if (period === undefined) {
      at += FRAME_SAMPLES;
      continue;
    }
    const begin = Math.round(at);
    let highest = begin;
    for (let i = begin; i < Math.min(to, begin + period); i += 1)
      if ((samples[i] ?? 0) > (samples[highest] ?? 0)) highest = i;
    marks.push(highest);
    at = highest + period / 2;
  }
  return marks;
}

const nearest = (marks: readonly number[], at: number) =>
  marks.reduce((best, mark) => (Math.abs(mark - at) < Math.abs(best - at) ? mark : best));

interface Grain {
  readonly samples: Float32Array;
  readonly source: number;
  readonly raised: Float32Array;
  readonly weight: Float32Array;
  readonly at: number;
  readonly half: number;
}

function addGrain({ samples, source, raised, weight, at, half }: Grain): void {
  for (let i = -half; i < half; i += 1) {
    const share = 0.5 + 0.5 * Math.cos((Math.PI * i) / half);
    const place = at + i;
    if (place < 0 || place >= raised.length) continue;
    raised[place] = (raised[place] ?? 0) + share * (samples[source + i] ?? 0);
    weight[place] = (weight[place] ?? 0) + share;
  }
}

/** The grains where they lie, and the line itself before and after them. */
function finished(
  samples: Float32Array,
  raised: Float32Array,
  weight: Float32Array,
  from: number,
  to: number,
): Float32Array {
  return samples.map((sample, at) => {
    const laid = weight[at] ?? 0;
    if (at < from || at >= to || laid === 0) return sample;
    return laid < 0.5
      ? (raised[at] ?? 0) + (1 - laid) * sample
      : (raised[at] ?? 0) / Math.max(1, laid);
  });
}
