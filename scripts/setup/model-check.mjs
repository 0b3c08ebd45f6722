// Tells whether weights are the ones that were measured. A file is read through once; after that its size and date are enough.
import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STAMP_FILE = 'checked.json';
/** The largest file is 40 MB, and the product starts in this very process. */
const PIECE_BYTES = 1024 * 1024;

/**
 * `sources`: files of the package, and what tuning changed in them. `recipe`: how they make up the network; without one the first is all of
 * it. `sha256` is the sum of the outcome.
 * @typedef {{ path: string, patch?: string }} ModelSource
 * @typedef {{ name: string, bytes: number, sha256: string, sources: ModelSource[], recipe?: string }} ModelFile
 */

/**
 * The files that are missing in a folder or not what they should be.
 * @param {string} folder
 * @param {readonly ModelFile[]} files
 * @returns {ModelFile[]}
 */
export function faultyOf(folder, files) {
  const stampFile = join(folder, STAMP_FILE);
  const known = readNote(stampFile);
  const stamps = { ...known };
  /** @type {ModelFile[]} */
  const faulty = [];
  for (const file of files) {
    const stamp = stampOf(folder, file);
    if (known[file.name] === stamp) continue;
    if (isRightIn(folder, file)) stamps[file.name] = stamp;
    else faulty.push(file);
  }
  if (JSON.stringify(stamps) !== JSON.stringify(known)) writeNote(stampFile, stamps);
  return faulty;
}

/**
 * The files in an owner's folder that are others than the measured ones. What was found is noted elsewhere, since nothing is written
 * into that folder.
 * @param {string} folder
 * @param {readonly ModelFile[]} files
 * @param {string} noteFile
 * @returns {ModelFile[]}
 */
export function othersIn(folder, files, noteFile) {
  const look = [folder, ...files.map((file) => stampOf(folder, file))].join('\n');
  /** @type {{ look?: string, others?: string[] }} */
  const known = readNote(noteFile);
  if (known.look === look) return files.filter(({ name }) => known.others?.includes(name));
  const found = files.filter((file) => !isRightIn(folder, file));
  writeNote(noteFile, { look, others: found.map(({ name }) => name) });
  return found;
}

/**
 * @param {string} folder
 * @param {ModelFile} file
 */
function stampOf(folder, { name, sha256 }) {
  const stat = statSync(join(folder, name), { throwIfNoEntry: false });
  return `${sha256} ${stat?.size} ${stat?.mtimeMs}`;
}

/**
 * @param {string} folder
 * @param {ModelFile} file
 */
function isRightIn(folder, { name, bytes, sha256 }) {
  const path = join(folder, name);
  if (statSync(path, { throwIfNoEntry: false })?.size !== bytes) return false;
  const hash = createHash('sha256');
  const piece = Buffer.allocUnsafe(PIECE_BYTES);
  const file = openSync(path, 'r');
  try {
    for (let read = readSync(file, piece); read > 0; read = readSync(file, piece))
      hash.update(piece.subarray(0, read));
  } finally {
    closeSync(file);
  }
  return hash.digest('hex') === sha256;
}

/**
 * @param {ModelFile} file
 * @param {Buffer | undefined} content
 */
export function isRight({ bytes, sha256 }, content) {
  if (content?.length !== bytes) return false;
  return createHash('sha256').update(content).digest('hex') === sha256;
}

/** @param {string} file */
function readNote(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * @param {string} file
 * @param {object} note
 */
function writeNote(file, note) {
  try {
    writeFileSync(file, JSON.stringify(note));
  } catch {
    // The folder may not exist yet, or be read-only: then the files are read through at each start.
  }
}
