// npm run lock: after a change of dependencies, adds the native packages of other platforms to
// package-lock.json. A registry mirror may hold only those of this machine; npm then leaves the others
// out of the lockfile, and `npm ci` refuses it everywhere.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup/steps.mjs';

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

const file = join(root, 'package-lock.json');

/**
 * Optional dependencies that a package names and the lockfile lacks.
 * @param {Record<string, { optionalDependencies?: Record<string, string>, dev?: boolean }>} packages
 */
export function missingOptionals(packages) {
  const known = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));
  return Object.values(packages).flatMap(({ optionalDependencies = {}, dev }) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !known.has(name))
      .map(([name, version]) => ({ name, version, dev })),
  );
}

/** @param {string} name */
function platformOf(name) {
  const words = name.split(/[-/]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((one) => words.includes(one));
  if (cpu.length === 0 && words.some((word) => word.startsWith('arm'))) cpu.push('arm');
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : undefined;
  return { ...(os.length > 0 ? { os } : {}), cpu, ...(libc ? { libc } : {}) };
}

export function completeLockfile() {
  const lockfile = JSON.parse(readFileSync(file, 'utf8'));
  for (const { name, version, dev } of missingOptionals(lockfile.packages)) {
    lockfile.packages[`node_modules/${name}`] = {
      version,
      ...(dev ? { dev } : {}),
      optional: true,
      ...platformOf(name),
    };
  }
  const sorted = Object.entries(lockfile.packages).toSorted(([a], [b]) => (a < b ? -1 : 1));
  lockfile.packages = Object.fromEntries(sorted);
  writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`);
}

if (process.argv[1] === import.meta.filename) completeLockfile();
