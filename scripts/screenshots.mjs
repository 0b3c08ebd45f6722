// npm run screenshots: photographs every page into screenshots/, for looking at.
import { join } from 'node:path';
import { ensureBuilt } from './setup/build.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { main, requireNode, root, run } from './setup/steps.mjs';

await main(async () => {
  process.chdir(root);
  requireNode();
  await ensureInstalled({ withDevTools: true });
  await ensureBuilt();
  const env = { ...process.env, CHROMIUM_PATH: await ensureChromium() };
  process.exitCode = await run(
    join(root, 'node_modules/.bin/tsx'),
    ['e2e/screenshots.ts', ...process.argv.slice(2)],
    env,
  );
});
