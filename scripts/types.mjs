// npm run types: checks every folder with the types that it may use (no DOM on the server, no Node on the web).
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { main, root, run } from './setup/steps.mjs';

await main(async () => {
  const projects = readdirSync(root).filter((name) =>
    existsSync(join(root, name, 'tsconfig.json')),
  );
  process.exitCode = await run(join(root, 'node_modules/.bin/tsc'), ['--build', ...projects]);
});
