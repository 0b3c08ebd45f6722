// npm test: sets up what is missing, runs every check to its end, and closes with one line of counts.
import { rmSync } from 'node:fs';
import { conclude, flows, perform, tests, tool, types } from './checks.mjs';
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { ensureModels } from './setup/models.mjs';
import { main, requireNode, root } from './setup/steps.mjs';
import { RESULTS } from './test-results.mjs';

/**
 * They read the sources, each with one core for the most part: side by side.
 * @type {import('./checks.mjs').Check[]}
 */
const readings = [
  { name: 'format', command: tool('biome'), args: ['check', '.'] },
  { name: 'lint', command: tool('oxlint'), args: ['--type-aware'] },
  types,
  { name: 'unused code', command: tool('knip'), args: [] },
  { name: 'code that only tests use', command: tool('knip'), args: ['--production'] },
];

await main(async () => {
  process.chdir(root);
  requireNode();
  await ensureInstalled({ withDevTools: true });
  rmSync(RESULTS, { recursive: true, force: true });
  // Only tests need what is built, and the models, which come by the network meanwhile.
  const [models, , ...all] = await Promise.all([
    ensureModels({ optional: false }),
    ensureBuilt(),
    ...readings.map(perform),
  ]);
  // Tests start products on empty folders: none of them shall bring the models anew.
  process.env.MODELS_DIR = models;
  for (const check of [tests, flows(process.execPath)]) all.push(await perform(check));
  conclude(all);
});
