// Finds a Chromium for the flows, or brings one: the whole browser, and beside it the shell without windows.
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

const SHELL = 'chromium-headless-shell';

/** @returns {Promise<string>} path of a browser that starts */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  say('• Installing Chromium (the first time takes a few minutes)');
  await run(join(root, 'node_modules/.bin/playwright'), ['install', 'chromium']);
  const isRoot = process.getuid?.() === 0;
  if (!(await findChromium()) && isRoot && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
    await run('apt-get', ['update', '-qq'], env);
    // Not every release has the shell.
    if ((await run('apt-get', [...install, SHELL], env)) !== 0) await run('apt-get', install, env);
  }
  const installed = await findChromium();
  if (installed) return installed;
  throw new SetupError(
    'No Chromium was found and none could be installed. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to yours, then run the same command again.',
  );
}

/** @returns {Promise<string | undefined>} */
async function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (starts(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new SetupError(`CHROMIUM_PATH is ${CHROMIUM_PATH}, which does not start.`);
  }
  const { chromium } = await import('@playwright/test');
  return [...USUAL_NAMES.flatMap(inPath), chromium.executablePath()].find(starts);
}

/**
 * Opens pages at a third less work, but has no microphone. None where somebody chose the browser.
 * @returns {string | undefined}
 */
export function findShell() {
  return process.env.CHROMIUM_PATH ? undefined : inPath(SHELL).find(starts);
}

/** @param {string} name */
function inPath(name) {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
}

/** @param {string} path */
function starts(path) {
  if (!existsSync(path)) return false;
  return spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore' }).status === 0;
}
