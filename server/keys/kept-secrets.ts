// The secrets of an installation that made its own: the current one in a file of DATA_DIR, those before it in another, one a line.
// Apart, so that an earlier release still finds the current one where it looks.
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Keyring, keyringOf } from './keyring.ts';

const SECRET_BYTES = 32;

export const secretFileIn = (dataDir: string) => join(dataDir, 'app-secret');
export const previousSecretsFileIn = (dataDir: string) => join(dataDir, 'app-secret-previous');

/** Follows the files: a rotation beside a running product reaches it at once. A secret is made where there is none. */
export function keptKeyring(dataDir: string): Keyring {
  if (!existsSync(secretFileIn(dataDir))) {
    mkdirSync(dataDir, { recursive: true });
    writePrivately(secretFileIn(dataDir), newSecret());
  }
  let [current, previous] = readSecrets(dataDir);
  let ring = keyringOf(current, previous);
  const latest = () => {
    const [foundCurrent, foundPrevious] = readSecrets(dataDir, [current, previous]);
    if (foundCurrent !== current || foundPrevious.join() !== previous.join()) {
      [current, previous] = [foundCurrent, foundPrevious];
      ring = keyringOf(current, previous);
    }
    return ring;
  };
  return { current: () => latest().current(), all: () => latest().all() };
}

/** Makes a new current secret. The one before it is put aside first: a crash in between loses neither. */
export function addSecret(dataDir: string): void {
  const [current, previous] = readSecrets(dataDir);
  writePrivately(previousSecretsFileIn(dataDir), [current, ...previous].join('\n'));
  writePrivately(secretFileIn(dataDir), newSecret());
}

export function dropPreviousSecrets(dataDir: string): void {
  rmSync(previousSecretsFileIn(dataDir), { force: true });
}

export function writePrivately(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600, flush: true });
  renameSync(draft, file);
  // On the disk before anything is sealed with it.
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

type Secrets = readonly [current: string, previous: readonly string[]];

/** `known`: those from before, for a moment in which the files cannot be read. */
function readSecrets(dataDir: string, known?: Secrets): Secrets {
  try {
    // In this order: between the two a secret may become a previous one, and is then found as both.
    const current = readFileSync(secretFileIn(dataDir), 'utf8').trim();
    const file = previousSecretsFileIn(dataDir);
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    return [current, lines.map((line) => line.trim()).filter((line) => line !== '')];
  } catch (error) {
    if (known) return known;
    throw error;
  }
}

const newSecret = () => randomBytes(SECRET_BYTES).toString('base64url');
