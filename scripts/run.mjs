// node scripts/run.mjs FILE [arguments]: brings what is missing, then runs a TypeScript file. What the set-up says goes
// where errors go, so that others can read the file's output.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './setup/install.mjs';
import { keepOutputClean, main, requireNode, root } from './setup/steps.mjs';

await main(async () => {
  requireNode();
  keepOutputClean();
  await ensureInstalled({ withDevTools: true });
  const { register } = await import('tsx/esm/api');
  register();
  const [file = ''] = process.argv.splice(2, 1);
  await import(pathToFileURL(resolve(root, file)).href);
});
