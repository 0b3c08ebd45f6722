// Runs checks to their ends, and closes with one line of counts.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root, run, say } from './setup/steps.mjs';
import { RESULTS, readFlows, readTests } from './test-results.mjs';

/** @import { Results } from './test-results.mjs' */
/** @typedef {{ name: string, command: string, args: string[], read?: () => Results }} Check */

/** @param {string} name */
export const tool = (name) => join(root, 'node_modules/.bin', name);

/** @type {Check} */
export const types = { name: 'types', command: process.execPath, args: ['scripts/types.mjs'] };

/**
 * @param {string} name
 * @param {string[]} args
 * @returns {Check}
 */
export const vitest = (name, args) => ({
  name,
  command: tool('vitest'),
  args: [...args, '--reporter=default', '--reporter=json', `--outputFile=${RESULTS}/vitest.json`],
  read: readTests,
});

export const tests = vitest('rules, screens, API and system tests', ['run']);

/**
 * @param {string} node the Node that runs the product
 * @param {string[]} names of flows; all of them where there are none
 * @returns {Check}
 */
export const flows = (node, names = []) => ({
  name: 'flows in Chromium',
  command: node,
  args: ['scripts/flows.mjs', ...names],
  read: readFlows,
});

/**
 * @param {Check} check
 * @returns {Promise<Results>}
 */
export async function perform(check) {
  say(`\n• Checking: ${check.name}`);
  return resultsOf(check, (await run(check.command, check.args)) === 0);
}

/**
 * With what the checks beside it leave of the machine; its output comes in one piece when it ends.
 * @param {Check} check
 * @returns {Promise<Results>}
 */
export async function performInBackground(check) {
  const child = spawn('nice', ['-n', '19', check.command, ...check.args], { cwd: root });
  const ended = new Promise((resolve) =>
    child.once('error', () => resolve(127)).once('close', resolve),
  );
  const [code, ...output] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  say(`\n• Checked: ${check.name}\n${output.join('').trim()}`);
  return resultsOf(check, code === 0);
}

/**
 * @param {Check} check
 * @param {boolean} isGreen
 * @returns {Results}
 */
function resultsOf({ name, read }, isGreen) {
  /** @type {Results} */
  let results = { passed: isGreen && !read ? 1 : 0, failures: [] };
  try {
    if (read) results = read();
  } catch {
    // No report was written: the runner itself did not come up.
    return { passed: 0, failures: [name] };
  }
  if (!isGreen && results.failures.length === 0) results.failures.push(name);
  return results;
}

/**
 * At the very end, where it is found without searching thousands of lines.
 * @param {Results[]} all
 */
export function conclude(all) {
  const failures = all.flatMap((results) => results.failures);
  for (const failure of failures) say(`\n✗ ${failure}`);
  say(`\n${all.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
