// Reads a set that npm run speak:sessions has made.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Version } from '../spoken/versions.ts';
import type { HeardPlay } from './judge-play.ts';
import { wasSaid } from './truth.ts';

export function playsIn(set: string): string[] {
  if (!existsSync(set)) throw new Error(`${set} is not there: npm run speak:sessions makes it.`);
  return readdirSync(set)
    .toSorted()
    .map((name) => join(set, name))
    .filter((folder) => existsSync(join(folder, 'SHA256SUMS')));
}

export function readPlay(folder: string, version: Version): HeardPlay {
  const sums = readFileSync(join(folder, 'SHA256SUMS'), 'utf8');
  const read = (name: string) => {
    const bytes = readFileSync(join(folder, name));
    const sum = createHash('sha256').update(bytes).digest('hex');
    if (sums.includes(`${sum}  ${name}\n`)) return bytes;
    throw new Error(`${join(folder, name)} is not what was spoken.`);
  };
  const truth = JSON.parse(read('truth.json').toString('utf8'));
  const turns = truth.turns.filter(wasSaid);
  return {
    session: { ...truth, turns },
    spoken: { turns, ...(version === 'tv' && { television: truth.television }) },
    recording: read(`${version}.wav`),
    sample: read('sample.wav'),
  };
}
