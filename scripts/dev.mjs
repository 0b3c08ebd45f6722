// npm run dev: the server restarts and the browser reloads at every change of a file.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { ensureModels } from './setup/models.mjs';
import { main, requireNode, root } from './setup/steps.mjs';

await main(async () => {
  process.chdir(root);
  requireNode();
  await ensureInstalled({ withDevTools: true });
  await ensureBuilt();
  await ensureModels({ optional: true });
  const tool = (/** @type {string} */ name) => join(root, 'node_modules/.bin', name);
  const parts = [
    spawn(tool('tsx'), ['watch', '--clear-screen=false', 'server/main.ts'], { stdio: 'inherit' }),
    spawn(tool('vite'), [], { stdio: 'inherit' }),
  ];
  // Both get Ctrl-C from the terminal themselves; when one ends by itself, so does the other.
  let isInterrupted = false;
  process.on('SIGINT', () => {
    isInterrupted = true;
  });
  for (const part of parts) {
    part.once('exit', () => {
      if (isInterrupted) return;
      for (const other of parts) other.kill();
    });
  }
});
