// npm run seed: brings what is missing, then fills the database with a demo parent.
import { join } from 'node:path';
import { ensureInstalled } from './setup/install.mjs';
import { main, requireNode, root, run } from './setup/steps.mjs';

await main(async () => {
  process.chdir(root);
  requireNode();
  await ensureInstalled({ withDevTools: true });
  process.exitCode = await run(join(root, 'node_modules/.bin/tsx'), ['scripts/seed.ts']);
});
