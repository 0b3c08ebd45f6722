import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './steps.mjs';

/** @param {string[]} args */
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

/** Files that are new or other than where this branch left main, committed or not; all that is not committed where there is no main. */
export function changedSinceMain() {
  const since = forkPoint('main') ?? forkPoint('origin/main') ?? 'HEAD';
  const changed = git('diff', '--name-only', '--diff-filter=d', since);
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])];
}

/** @param {string} branch */
function forkPoint(branch) {
  try {
    return git('merge-base', 'HEAD', branch)[0];
  } catch {
    // A clone need not have it.
    return undefined;
  }
}

/**
 * The tests in the folders of these files, not in those below.
 * @param {readonly string[]} files
 */
export function testsBeside(files) {
  const folders = new Set(files.map((file) => dirname(file)));
  return [...folders].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => `${folder}/${name}`),
  );
}
