// npm test: sets up what is missing, runs every check to its end, and closes with one line of counts.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { ensureModels } from './setup/models.mjs';
import { main, requireNode, root, run, say } from './setup/steps.mjs';
import { RESULTS, readFlows, readTests } from './test-results.mjs';

/** @param {string} name */
const tool = (name) => join(root, 'node_modules/.bin', name);

/** @import { Results } from './test-results.mjs' */
/** @typedef {{ name: string, command: string, args: string[], read?: () => Results }} Check */

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
    read: readTests,
  },
  {
    name: 'flows in Chromium',
    command: process.execPath,
    args: ['scripts/flows.mjs'],
    read: readFlows,
  },
];

/**
 * @param {Check} check
 * @returns {Promise<Results>}
 */
async function perform({ name, command, args, read }) {
  say(`\n• Checking: ${name}`);
  const isGreen = (await run(command, args)) === 0;
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

await main(async () => {
  process.chdir(root);
  requireNode();
  await ensureInstalled({ withDevTools: true });
  await ensureBuilt();
  rmSync(RESULTS, { recursive: true, force: true });
  // The models come by the network while the sources are read.
  const [models, ...all] = await Promise.all([
    ensureModels({ optional: false }),
    ...readings.map(perform),
  ]);
  // Tests start products on empty folders: none of them shall bring the models anew.
  process.env.MODELS_DIR = models;
  for (const check of runs) all.push(await perform(check));
  // At the very end, where they are found without searching thousands of lines.
  const failures = all.flatMap((results) => results.failures);
  for (const failure of failures) say(`\n✗ ${failure}`);
  say(`\n${all.reduce((sum, { passed }) => sum + passed, 0)} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
});
