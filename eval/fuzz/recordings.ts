// Whole recordings to spoil, one of each format, kept short so that many cases fit into a run.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { referenceSignal } from '#test-support/audio/signal.ts';
import { wavFile } from '#test-support/audio/wav-file.ts';

const folder = join(import.meta.dirname, '../../test-support/audio');
/** The first two seconds or so; enough packets and pages for every kind of damage. */
const STREAM_BYTES = 9000;
const WAV_RATE = 44_100;

const read = (name: string) => new Uint8Array(readFileSync(join(folder, name)));
const sound = referenceSignal(0.5, WAV_RATE);

const webm = read('sweeps.webm').slice(0, STREAM_BYTES);
const ogg = read('sweeps.opus').slice(0, STREAM_BYTES);
const wav = wavFile([sound, sound], { sampleRate: WAV_RATE, bits: 16 });

export const RECORDINGS = {
  'WebM, Opus': webm,
  'Ogg, Opus': ogg,
  WAV: wav,
  'MP4, Opus': read('sweeps-opus.mp4'),
  'MP4, AAC': read('sweeps-aac.m4a'),
  'several in a row': new Uint8Array(Buffer.concat([webm, webm, wav, ogg])),
} as const;

export type Format = keyof typeof RECORDINGS;
