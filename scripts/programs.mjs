// node scripts/programs.mjs [FILE]: bundles what a server from the sources starts beside itself, and a command that a test starts often;
// `server/program-file.ts` and `test-support/command-file.ts` call it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { programsBeside, serverOptions } from './setup/build.mjs';
import { root } from './setup/steps.mjs';

const folder = join(root, 'dist/programs');
mkdirSync(folder, { recursive: true });
const made = mkdtempSync(join(folder, '.made-'));
execFileSync(
  join(root, 'node_modules/.bin/esbuild'),
  [
    ...programsBeside,
    ...process.argv.slice(2),
    ...serverOptions,
    `--outdir=${made}`,
    '--entry-names=[name]',
  ],
  { cwd: root, stdio: 'inherit' },
);
// Another server may be starting one of them: each is whole at every moment.
for (const name of readdirSync(made)) renameSync(join(made, name), join(folder, name));
rmSync(made, { recursive: true });
