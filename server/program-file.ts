import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { packageRoot } from './package-root.ts';

const isSource = import.meta.filename.endsWith('.ts');
const BUNDLER = join(import.meta.dirname, '../scripts/programs.mjs');
let isBundled = false;

/** File of a program that the server starts beside itself, in a process or a thread of its own. */
export function programFile(
  name: 'speech-process' | 'enroll-process' | 'decode-process' | 'text-network-thread',
): string {
  if (!isSource) return join(import.meta.dirname, `${name}.js`);
  // In development and tests. A loader of TypeScript would take a second and more at each start.
  if (!isBundled) execFileSync(process.execPath, [BUNDLER]);
  isBundled = true;
  return join(packageRoot, 'dist/programs', `${name}.js`);
}
