// Reads the folder of voices: one stream of speech alone for every speaker. The folder is described in README.md.
import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { openDecoder } from '#speech/decode/open-decoder.ts';
import { joinSamples } from '#speech/join-samples.ts';
import { speechOnly } from './speech-only.ts';
import { tarFiles } from './tar.ts';

export type VoiceKind = 'child' | 'between' | 'adult';

export interface Voice {
  speaker: string;
  corpus: string;
  /** A child is up to ten years old; up to fifteen lies between. */
  kind: VoiceKind;
  /** In years; NaN where unknown. */
  age: number;
  samples: Float32Array;
}

const OLDEST_CHILD = 10;

interface Row {
  file: string;
  shard: string;
  speaker: string;
  age: string;
  gender: string;
  child_adult: string;
  corpus: string;
  split: string;
  label_suspect: string;
}

/** All voices of a split whose label is not in doubt, sorted by speaker. */
export async function readVoices(folder: string, split: 'train' | 'dev'): Promise<Voice[]> {
  const rows = readManifest(folder).filter(
    (row) => row.split === split && row.child_adult !== 'noise' && row.label_suspect === '',
  );
  const pieces = new Map<string, { row: Row; streams: Float32Array[] }>();
  for await (const { row, samples } of decodeRows(folder, rows)) {
    const speaker = pieces.get(row.speaker) ?? { row, streams: [] };
    speaker.streams.push(speechOnly(samples));
    pieces.set(row.speaker, speaker);
  }
  return [...pieces.values()]
    .map(({ row, streams }) => ({
      speaker: row.speaker,
      corpus: row.corpus,
      kind: kindOf(row),
      age: Number.parseFloat(row.age),
      samples: joinSamples(streams),
    }))
    .toSorted((a, b) => (a.speaker < b.speaker ? -1 : 1));
}

/** Household and street sounds. Those of the corpus's fourth part are kept for judging. */
export async function readNoise(folder: string, part: 'train' | 'judge'): Promise<Float32Array[]> {
  const rows = readManifest(folder).filter(
    (row) => row.child_adult === 'noise' && row.file.includes('/4-') === (part === 'judge'),
  );
  const clips: Float32Array[] = [];
  for await (const { samples } of decodeRows(folder, rows)) clips.push(samples);
  return clips;
}

export interface Utterance {
  /** Its name in the corpus. */
  readonly id: string;
  readonly speaker: string;
  /** f or m. */
  readonly gender: string;
  readonly corpus: string;
  readonly kind: VoiceKind;
  readonly samples: Float32Array;
}

/** Every recording of a split, as it is. */
export async function* readUtterances(
  folder: string,
  wanted: 'train' | 'dev',
): AsyncGenerator<Utterance> {
  const rows = readManifest(folder).filter(
    ({ split, child_adult, label_suspect }) =>
      split === wanted && child_adult !== 'noise' && label_suspect === '',
  );
  for await (const { row, samples } of decodeRows(folder, rows)) {
    const { speaker, gender, corpus } = row;
    yield { id: parse(row.file).name, speaker, gender, corpus, kind: kindOf(row), samples };
  }
}

function readManifest(folder: string): Row[] {
  const [head = '', ...lines] = readFileSync(join(folder, 'manifest.csv'), 'utf8')
    .trim()
    .split('\n');
  const names = head.trim().split(',');
  return lines.map((line) => {
    // Only the two last columns hold commas or words of their own.
    const cells = line.trim().split(',');
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])) as unknown as Row;
  });
}

function kindOf(row: Row): VoiceKind {
  if (row.child_adult.startsWith('adult')) return 'adult';
  return Number.parseFloat(row.age) <= OLDEST_CHILD ? 'child' : 'between';
}

async function* decodeRows(folder: string, rows: Row[]) {
  const byFile = new Map(rows.map((row) => [row.file, row]));
  for (const shard of [...new Set(rows.map((row) => row.shard))].toSorted()) {
    for (const { name, bytes } of tarFiles(readFileSync(join(folder, shard)))) {
      const row = byFile.get(name);
      if (row) yield { row, samples: await decode(bytes) };
    }
  }
}

async function decode(file: Uint8Array): Promise<Float32Array> {
  const decoder = openDecoder();
  try {
    return joinSamples([await decoder.push(file), await decoder.end()]);
  } finally {
    decoder.close();
  }
}
