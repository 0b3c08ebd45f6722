// node scripts/in-browser.mjs SCRIPT [arguments]: runs a script that drives the built product in Chromium.
import { join } from 'node:path';
import { ensureBuilt } from './setup/build.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { ensureModels } from './setup/models.mjs';
import { main, requireNode, root, run } from './setup/steps.mjs';

await main(async () => {
  process.chdir(root);
  requireNode();
  await ensureInstalled({ withDevTools: true });
  await ensureBuilt();
  await ensureModels({ optional: true });
  const env = { ...process.env, CHROMIUM_PATH: await ensureChromium() };
  const tsx = join(root, 'node_modules/.bin/tsx');
  process.exitCode = await run(tsx, process.argv.slice(2), env);
});
