// Tells whether weights are the ones that were measured. A file is read through once; after that its size and date are enough.
import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STAMP_FILE = 'checked.json';

/**
 * `patch`: what tuning changed, to be added to what the package holds; `sha256` is the sum of the outcome.
 * @typedef {{ name: string, path: string, bytes: number, sha256: string, patch?: string }} ModelFile
 */

/**
 * The files that are missing in a folder or not what they should be.
 * @param {string} folder
 * @param {readonly ModelFile[]} files
 * @returns {ModelFile[]}
 */
export function faultyOf(folder, files) {
  const known = readStamps(folder);
  const stamps = { ...known };
  /** @type {ModelFile[]} */
  const faulty = [];
  for (const file of files) {
    const stat = statSync(join(folder, file.name), { throwIfNoEntry: false });
    const stamp = `${file.sha256} ${stat?.size} ${stat?.mtimeMs}`;
    if (known[file.name] === stamp) continue;
    if (stat && isRight(file, readFileSync(join(folder, file.name)))) stamps[file.name] = stamp;
    else faulty.push(file);
  }
  if (JSON.stringify(stamps) !== JSON.stringify(known)) writeStamps(folder, stamps);
  return faulty;
}

/**
 * @param {ModelFile} file
 * @param {Buffer | undefined} content
 */
export function isRight({ bytes, sha256 }, content) {
  if (content?.length !== bytes) return false;
  return createHash('sha256').update(content).digest('hex') === sha256;
}

/**
 * @param {string} folder
 * @returns {Record<string, string>}
 */
function readStamps(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, STAMP_FILE), 'utf8'));
  } catch {
    return {};
  }
}

/**
 * @param {string} folder
 * @param {Record<string, string>} stamps
 */
function writeStamps(folder, stamps) {
  try {
    writeFileSync(join(folder, STAMP_FILE), JSON.stringify(stamps));
  } catch {
    // The folder may not exist yet, or be read-only: then the files are read through at each start.
  }
}
