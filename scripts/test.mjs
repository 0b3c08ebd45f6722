// npm test: sets up what is missing, runs every check to its end, and closes with one line of counts.
import { rmSync } from 'node:fs';
import { conclude, flows, perform, performInBackground, tests, tool } from './checks.mjs';
import { ensureBuilt } from './setup/build.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { ensureModels } from './setup/models.mjs';
import { main, requireNode, root } from './setup/steps.mjs';
import { RESULTS } from './test-results.mjs';

/**
 * They read the sources alone, while what is set up and tested waits for the network, for the database and for sound.
 * @type {import('./checks.mjs').Check[]}
 */
const readings = [
  { name: 'format', command: tool('biome'), args: ['check', '.'] },
  { name: 'lint and types', command: tool('oxlint'), args: ['--type-aware', '--type-check'] },
  { name: 'unused code', command: tool('knip'), args: [] },
  { name: 'code that only tests use', command: tool('knip'), args: ['--production'] },
];

await main(async () => {
  process.chdir(root);
  requireNode();
  // They need no package: they come while npm unpacks those.
  const models = ensureModels({ optional: false });
  // What goes wrong there is said where they are awaited.
  models.catch(() => {});
  await ensureInstalled({ withDevTools: true });
  rmSync(RESULTS, { recursive: true, force: true });
  const read = Promise.all(readings.map(performInBackground));
  // Where it cannot be had, the flows say so, and the rest is tested all the same.
  const browser = ensureChromium().catch(() => {});
  await ensureBuilt();
  // Tests start products on empty folders: none of them shall bring the models anew.
  process.env.MODELS_DIR = await models;
  const tested = await perform(tests);
  await browser;
  const flown = await perform(flows(process.execPath));
  conclude([...(await read), tested, flown]);
});
