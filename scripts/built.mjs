// node scripts/built.mjs NAME [arguments]: brings what is missing, then runs one of the server's own commands. Works where there are
// no development packages.
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { keepOutputClean, main, requireNode } from './setup/steps.mjs';

const [name = ''] = process.argv.splice(2, 1);
await main(async () => {
  requireNode();
  keepOutputClean();
  await ensureInstalled({ withDevTools: false });
  await ensureBuilt();
});
await import(`../dist/server/${name}.js`);
