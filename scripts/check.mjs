// npm run check: what changed since main, and the tests near it, in a minute. npm test stays the judge of a change.
import { conclude, perform, tool, types, vitest } from './checks.mjs';
import { changedSinceMain, testsBeside } from './setup/changed-files.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { main, requireNode, root, say } from './setup/steps.mjs';

const SOURCE = /\.(ts|tsx|mjs)$/;

await main(async () => {
  process.chdir(root);
  requireNode();
  await ensureInstalled({ withDevTools: true });
  const changed = changedSinceMain();
  const sources = changed.filter((file) => SOURCE.test(file));
  say(`${changed.length} file(s) differ from main`);
  /** @type {import('./checks.mjs').Check[]} */
  const readings = [types];
  if (changed.length > 0)
    readings.push({
      name: 'format',
      command: tool('biome'),
      args: ['check', '--no-errors-on-unmatched', ...changed],
    });
  if (sources.length > 0)
    readings.push({ name: 'lint', command: tool('oxlint'), args: ['--type-aware', ...sources] });
  const all = await Promise.all(readings.map(perform));

  // All tests of the API import the whole server: of it, only those in the same folder are near.
  const nearby = testsBeside(sources.filter((file) => /^(server|test-support)\//.test(file)));
  if (sources.length > 0)
    all.push(
      await perform(
        vitest('rules and screens that import what changed', [
          'related',
          '--run',
          '--passWithNoTests',
          '--project=rules',
          '--project=screens',
          ...sources,
        ]),
      ),
    );
  if (nearby.length > 0)
    all.push(
      await perform(
        vitest('API tests beside what changed', [
          'run',
          '--passWithNoTests',
          '--project=server',
          ...nearby,
        ]),
      ),
    );
  conclude(all);
});
