// Finds a Chromium for the flows, or brings one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root, run, SetupError, say } from './steps.mjs';

const USUAL_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];

/** @returns {Promise<string>} path of a browser that starts */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  say('• Installing Chromium (the first time takes a few minutes)');
  await run(join(root, 'node_modules/.bin/playwright'), ['install', 'chromium']);
  const isRoot = process.getuid?.() === 0;
  if (!(await findChromium()) && isRoot && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], env);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], env);
  }
  const installed = await findChromium();
  if (installed) return installed;
  throw new SetupError(
    'No Chromium was found and none could be installed. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to yours, then run the same command again.',
  );
}

/** @returns {Promise<string | undefined>} */
async function findChromium() {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) {
    if (starts(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new SetupError(`CHROMIUM_PATH is ${CHROMIUM_PATH}, which does not start.`);
  }
  const inPath = USUAL_NAMES.flatMap((name) =>
    PATH.split(delimiter).map((folder) => join(folder, name)),
  );
  const { chromium } = await import('@playwright/test');
  return [...inPath, chromium.executablePath()].find((path) => existsSync(path) && starts(path));
}

/** @param {string} path */
function starts(path) {
  return spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore' }).status === 0;
}
