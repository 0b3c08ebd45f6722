// node scripts/run.mjs [--with-models] FILE [arguments]: brings what is missing, the speech models where they are asked for,
// then runs a TypeScript file. What the set-up says goes where errors go, so that others can read the file's output.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './setup/install.mjs';
import { ensureModels } from './setup/models.mjs';
import { keepOutputClean, main, requireNode, root } from './setup/steps.mjs';

const WITH_MODELS = '--with-models';

await main(async () => {
  requireNode();
  keepOutputClean();
  await ensureInstalled({ withDevTools: true });
  if (process.argv[2] === WITH_MODELS) {
    process.argv.splice(2, 1);
    await ensureModels({ optional: false });
  }
  const { register } = await import('tsx/esm/api');
  register();
  const [file = ''] = process.argv.splice(2, 1);
  const path = resolve(root, file);
  // As if Node had been given the file itself.
  process.argv[1] = path;
  await import(pathToFileURL(path).href);
});
