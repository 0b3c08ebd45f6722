// npm test: sets up what is missing, runs every check to its end, and closes with one line of counts.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { ensureModels } from './setup/models.mjs';
import { main, requireNode, root, run, say } from './setup/steps.mjs';

const RESULTS = join(root, 'test-results');
/** @param {string} name */
const tool = (name) => join(root, 'node_modules/.bin', name);

/**
 * @typedef {{ passed: number, failed: number }} Counts
 * @typedef {{ name: string, command: string, args: string[], count?: () => Counts }} Check
 */

/**
 * They read the sources, each with one core for the most part: side by side.
 * @type {Check[]}
 */
const readings = [
  { name: 'format', command: tool('biome'), args: ['check', '.'] },
  { name: 'lint', command: tool('oxlint'), args: ['--type-aware'] },
  { name: 'types', command: process.execPath, args: ['scripts/types.mjs'] },
  { name: 'unused code', command: tool('knip'), args: [] },
];

/** @type {Check[]} */
const runs = [
  {
    name: 'rules, screens, API and system tests',
    command: tool('vitest'),
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile=${RESULTS}/vitest.json`],
    count: () => {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = readJson('vitest.json');
      // A file that does not even load has no tests to count.
      const failed = Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0);
      return { passed: numPassedTests, failed };
    },
  },
  {
    name: 'flows in Chromium',
    command: process.execPath,
    args: ['scripts/flows.mjs'],
    count: () => {
      const { expected, flaky, unexpected, skipped } = readJson('flows.json').stats;
      if (flaky > 0) say(`${flaky} flow(s) needed a second try; the list above names them.`);
      return { passed: expected + flaky, failed: unexpected + skipped };
    },
  },
];

/** @param {string} name */
function readJson(name) {
  return JSON.parse(readFileSync(join(RESULTS, name), 'utf8'));
}

/**
 * @param {Check} check
 * @returns {Promise<Counts>}
 */
async function perform({ name, command, args, count }) {
  say(`\n• Checking: ${name}`);
  const isGreen = (await run(command, args)) === 0;
  const single = { passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1 };
  if (!count) return single;
  try {
    const counted = count();
    return { ...counted, failed: isGreen ? counted.failed : Math.max(counted.failed, 1) };
  } catch {
    // No report was written: the runner itself did not come up.
    return { passed: 0, failed: 1 };
  }
}

await main(async () => {
  process.chdir(root);
  requireNode();
  await ensureInstalled({ withDevTools: true });
  await ensureBuilt();
  rmSync(RESULTS, { recursive: true, force: true });
  // The models come by the network while the sources are read.
  const [models, ...counts] = await Promise.all([
    ensureModels({ optional: false }),
    ...readings.map(perform),
  ]);
  // Tests start products on empty folders: none of them shall bring the models anew.
  process.env.MODELS_DIR = models;
  for (const check of runs) counts.push(await perform(check));
  const red = [...readings, ...runs].filter((_, at) => counts[at]?.failed).map(({ name }) => name);
  const sum = (/** @type {keyof Counts} */ key) => counts.reduce((all, one) => all + one[key], 0);
  if (red.length > 0) say(`\nFailed: ${red.join('; ')}`);
  say(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = red.length > 0 ? 1 : 0;
});
