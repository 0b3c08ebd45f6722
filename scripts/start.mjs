// npm start: brings everything that is missing, then runs the product in this very process.
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { ensureModels } from './setup/models.mjs';
import { main, requireNode, root } from './setup/steps.mjs';

await main(async () => {
  process.chdir(root);
  requireNode();
  await ensureInstalled({ withDevTools: false });
  await ensureBuilt();
  await ensureModels({ optional: true });
});
const built = '../dist/server/main.js';
await import(built);
