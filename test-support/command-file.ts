import { execFileSync } from 'node:child_process';
import { basename, dirname, join } from 'node:path';

const root = dirname(import.meta.dirname);

/**
 * A command of the project as one file, bundled from its sources with the build's options. A test that starts it often would spend a
 * second and more at each start on loading TypeScript.
 */
export function commandFile(source: string): string {
  execFileSync(process.execPath, ['scripts/programs.mjs', source], { cwd: root });
  return join(root, 'dist/programs', `${basename(source, '.ts')}.js`);
}
