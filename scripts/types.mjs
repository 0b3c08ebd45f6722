// npm run types: checks every folder with the types that it may use (no DOM on the server, no Node on the web).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, root, run } from './setup/steps.mjs';

await main(async () => {
  // One that extends another folder's is checked with that.
  const projects = readdirSync(root).filter((name) => {
    const file = join(root, name, 'tsconfig.json');
    return existsSync(file) && readFileSync(file, 'utf8').includes('../tsconfig.base.json');
  });
  process.exitCode = await run(join(root, 'node_modules/.bin/tsc'), ['--build', ...projects]);
});
