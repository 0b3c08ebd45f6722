// npm run flows [-- playwright arguments]: starts the product on an empty folder and drives it in Chromium.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './setup/build.mjs';
import { ensureChromium, findShell } from './setup/chromium.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { ensureModels } from './setup/models.mjs';
import { main, requireNode, root, run } from './setup/steps.mjs';

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

await main(async () => {
  requireNode();
  await ensureInstalled({ withDevTools: true });
  await ensureBuilt();
  const dataDir = mkdtempSync(join(tmpdir(), 'playlight-flows-'));
  // Started by root, the database runs as another user, who has to get there.
  chmodSync(dataDir, 0o755);
  const chromium = await ensureChromium();
  const env = {
    ...process.env,
    CHROMIUM_PATH: chromium,
    CHROMIUM_SHELL_PATH: findShell() ?? chromium,
    PORT: String(await freePort()),
    // The folder is empty at each run; the models are not brought anew.
    MODELS_DIR: await ensureModels({ optional: false }),
    DATA_DIR: dataDir,
  };
  const playwright = join(root, 'node_modules/.bin/playwright');
  try {
    process.exitCode = await run(playwright, ['test', ...process.argv.slice(2)], env);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
