// npm run speak:real -- VOICES_FOLDER: makes data/spoken/real, where recorded people take turns, a grown-up and a child: dry, in a room, and
// there with a television on, on which people of the parent's sex read. None of them has taught a network, but they helped to choose when a
// voice behind is heard. It serves eval:notice alone: what they say is not coded.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SAMPLE_RATE } from '#speech/audio.ts';
import { encodeWav } from '#speech/wav.ts';
import { readUtterances, type Utterance } from '../models/speakers/voices.ts';
import { numbersFrom } from '../models/splitter/random.ts';
import type { LaidOut } from './spoken/lay-out.ts';
import { activeLevelOf, VERSIONS, versionOf } from './spoken/versions.ts';

const LEVEL = 0.08;
const FIRST_SECONDS = 1;
const MOST_SECONDS = 160;
const LEAST_GAP_SECONDS = 0.15;
const GAP_SPREAD_SECONDS = 1.6;
const READERS_GAP_SAMPLES = 0.5 * SAMPLE_RATE;
const AFTER_SECONDS = 20;

const [folder = ''] = process.argv.slice(2);
const people: Record<'adult' | 'child' | 'reader', Map<string, Utterance[]>> = {
  adult: new Map(),
  child: new Map(),
  reader: new Map(),
};
for await (const utterance of readUtterances(resolve(process.env.INIT_CWD ?? '.', folder), 'dev')) {
  const { corpus, kind, speaker } = utterance;
  const isReader = corpus.startsWith('LibriSpeech');
  if (kind === 'between' || (!isReader && corpus !== 'speechocean762')) continue;
  const group = people[isReader ? 'reader' : kind];
  group.set(speaker, [...(group.get(speaker) ?? []), utterance]);
}

/** Whoever is recorded has a microphone of their own, and each is as loud as the next. */
function evened({ samples }: Utterance): Float32Array {
  const gain = LEVEL / activeLevelOf(samples);
  return samples.map((sample) => gain * sample);
}

type Turn = LaidOut['turns'][number];

function layOut(parent: readonly Utterance[], child: readonly Utterance[], seed: number): LaidOut {
  const next = numbersFrom(seed);
  const said: { turn: Turn; samples: Float32Array }[] = [];
  let free = FIRST_SECONDS;
  const both = parent.flatMap((mine, at) => [mine, child[at] ?? mine]);
  for (const [at, utterance] of both.entries()) {
    if (free > MOST_SECONDS) break;
    const samples = evened(utterance);
    const start = free + LEAST_GAP_SECONDS + GAP_SPREAD_SECONDS * next();
    free = start + samples.length / SAMPLE_RATE;
    const speaker = at % 2 === 0 ? 'parent' : 'child';
    said.push({ turn: { speaker, start, end: free, text: utterance.id }, samples });
  }
  const length = Math.ceil((free + AFTER_SECONDS) * SAMPLE_RATE);
  const track = () => new Float32Array(length);
  const tracks = { parent: track(), child: track(), other: track(), television: track() };
  for (const { turn, samples } of said)
    tracks[turn.speaker].set(samples, Math.round(turn.start * SAMPLE_RATE));
  return { tracks, turns: said.map(({ turn }) => turn), television: [] };
}

function broadcast(track: Float32Array, readings: readonly Utterance[], from: number): void {
  let at = 0;
  for (let reading = from; at < track.length; reading += 1) {
    const utterance = readings[reading % readings.length];
    if (!utterance) throw new Error('Nobody reads.');
    const samples = evened(utterance);
    track.set(samples.subarray(0, track.length - at), at);
    at += samples.length + READERS_GAP_SAMPLES;
  }
}

const children = [...people.child.values()];
const readings = [...people.reader.values()].flat();
for (const [at, parent] of [...people.adult.values()].entries()) {
  const child = children[at % children.length] ?? [];
  const [grownUp, small] = [parent[0], child[0]];
  if (!grownUp || !small) continue;
  const laidOut = layOut(parent, child, at);
  const sameSex = readings.filter(({ gender }) => gender === grownUp.gender);
  broadcast(laidOut.tracks.television, sameSex, at);
  const name = `${grownUp.speaker}-${small.speaker}`;
  const into = resolve(import.meta.dirname, '../data/spoken/real', name);
  mkdirSync(into, { recursive: true });
  const files = VERSIONS.map((version): [string, Uint8Array] => [
    `${version}.wav`,
    encodeWav(versionOf(laidOut, version, at)),
  ]);
  const truth = Buffer.from(JSON.stringify({ turns: laidOut.turns, television: [] }));
  const sample = encodeWav(evened(grownUp));
  const sums = [...files, ['truth.json', truth] as const, ['sample.wav', sample] as const].map(
    ([file, bytes]) => {
      writeFileSync(join(into, file), bytes);
      return `${createHash('sha256').update(bytes).digest('hex')}  ${file}\n`;
    },
  );
  writeFileSync(join(into, 'SHA256SUMS'), sums.join(''));
  process.stderr.write(`${name}\n`);
}
