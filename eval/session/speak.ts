// Speaks coded sessions with voices of Flite (Debian's package flite). The voices are synthetic: they say every word clearly, never
// at the same time. Where a session says that a turn rises, its end is bent upwards. A child is an adult's voice whose pitch and formants were raised.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Speaker } from '#coding/session.ts';
import { SAMPLE_RATE } from '#speech/audio.ts';
import { Resampler } from '#speech/decode/resampler.ts';
import { joinSamples } from '#speech/join-samples.ts';
import type { CodedSession } from '../coding/sessions.ts';

interface Voice {
  readonly name: 'slt' | 'rms' | 'awb' | 'kal16';
  /** How much higher than recorded. */
  readonly raised: number;
}

export type Cast = Readonly<Record<Speaker, Voice>>;

export const CASTS: readonly Cast[] = [
  {
    parent: { name: 'slt', raised: 1 },
    child: { name: 'slt', raised: 1.35 },
    other: { name: 'rms', raised: 1 },
  },
  {
    parent: { name: 'rms', raised: 1 },
    child: { name: 'slt', raised: 1.35 },
    other: { name: 'awb', raised: 1 },
  },
  {
    parent: { name: 'slt', raised: 1 },
    child: { name: 'awb', raised: 1.6 },
    other: { name: 'kal16', raised: 1 },
  },
];

export interface SpokenTurn {
  readonly speaker: Speaker;
  readonly start: number;
  readonly end: number;
}

export interface SpokenSession {
  /** One for each turn of the session: when it was really spoken. */
  readonly turns: readonly SpokenTurn[];
  /** A third voice that nobody in the room has. */
  readonly television?: readonly Pick<SpokenTurn, 'start' | 'end'>[];
}

const WAV_HEADER_BYTES = 44;
const FULL_SCALE = 32_768;
const SHORTEST_GAP_SECONDS = 0.15;
const LEVEL = 0.5;
/** A quiet room: about 60 dB below full scale. */
const ROOM_NOISE = 0.001;

export function speakSession(
  session: CodedSession,
  cast: Cast,
): SpokenSession & { samples: Float32Array } {
  const folder = mkdtempSync(join(tmpdir(), 'playlight-speak-'));
  const spoken: { at: number; samples: Float32Array; turn: SpokenTurn }[] = [];
  let free = 0;
  let written = 0;
  try {
    for (const { speaker, text, start, end, rising } of session.turns) {
      const flat = speak(text, cast[speaker], join(folder, 'turn.wav'));
      const samples = rising ? bentUp(flat) : flat;
      // Voices are slower or faster than the writer thought; the pauses between turns stay.
      const gap = Math.max(SHORTEST_GAP_SECONDS, start - written);
      const at = free + gap;
      free = at + samples.length / SAMPLE_RATE;
      written = end;
      spoken.push({ at, samples, turn: { speaker, start: at, end: free } });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return { samples: mixed(spoken, free + 1), turns: spoken.map(({ turn }) => turn) };
}

const BENT_SAMPLES = 0.4 * SAMPLE_RATE;
const BENT_BY = 1.45;

/** Plays the end faster and faster, about six semitones up. */
function bentUp(samples: Float32Array): Float32Array {
  const last = samples.findLastIndex((sample) => Math.abs(sample) > 0.01);
  const from = Math.max(0, last - BENT_SAMPLES);
  const bent: number[] = [];
  for (let place = from; place < last; ) {
    const [index, share] = [Math.floor(place), place % 1];
    bent.push((samples[index] ?? 0) * (1 - share) + (samples[index + 1] ?? 0) * share);
    place += BENT_BY ** ((place - from) / (last - from));
  }
  return Float32Array.from([...samples.subarray(0, from), ...bent]);
}

function mixed(
  spoken: readonly { at: number; samples: Float32Array }[],
  seconds: number,
): Float32Array {
  let state = 1;
  const noise = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state / 2 ** 32 - 0.5) * 2 * ROOM_NOISE;
  };
  const all = Float32Array.from({ length: Math.ceil(seconds * SAMPLE_RATE) }, noise);
  for (const { at, samples } of spoken) {
    const from = Math.round(at * SAMPLE_RATE);
    for (const [index, sample] of samples.entries())
      all[from + index] = (all[from + index] ?? 0) + sample * LEVEL;
  }
  return all;
}

function speak(text: string, { name, raised }: Voice, file: string): Float32Array {
  const args = ['-voice', name, '--setf', `duration_stretch=${raised}`, '-t', text, file];
  const { status, error } = spawnSync('flite', args);
  if (error || status !== 0)
    throw new Error('Flite could not speak. On Debian: apt-get install flite');
  const bytes = readFileSync(file);
  const samples = new Float32Array((bytes.length - WAV_HEADER_BYTES) / 2).map(
    (_, index) => bytes.readInt16LE(WAV_HEADER_BYTES + 2 * index) / FULL_SCALE,
  );
  if (raised === 1) return samples;
  const resampler = new Resampler(Math.round(SAMPLE_RATE * raised));
  return joinSamples([resampler.push(samples), resampler.end()]);
}
