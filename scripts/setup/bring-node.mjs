// Brings another version of Node beside the one that runs this, as npm has it: for tests alone.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bringArchive, checkArchive, filesIn } from './npm-archive.mjs';
import { root, SetupError, say } from './steps.mjs';

const EXECUTABLE = 0o755;

/** @type {{ recommended: string, tested: Record<string, Record<string, string>> }} */
export const nodeVersions = JSON.parse(
  readFileSync(join(import.meta.dirname, 'node-versions.json'), 'utf8'),
);

/**
 * The pinned version of a major one, `22` for instance.
 * @param {string} major
 */
export function pinnedVersion(major) {
  const versions = Object.keys(nodeVersions.tested);
  const found = versions.find((version) => version.split('.')[0] === major);
  if (found) return found;
  throw new SetupError(`Node ${major} is not among the pinned ones: ${versions.join(', ')}.`);
}

/**
 * Resolves with the folder that holds `node` alone, to be put before PATH.
 * @param {string} version
 * @param {string} [cache]
 */
export async function bringNode(version, cache = join(root, '.cache/node')) {
  const folder = join(cache, version);
  if (existsSync(join(folder, 'node'))) return folder;
  const system = `${process.platform}-${process.arch}`;
  const integrity = nodeVersions.tested[version]?.[system];
  if (!integrity) throw new SetupError(`No Node ${version} is pinned for ${system}.`);
  say(`• Bringing Node ${version}, once`);
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const archive = await bringArchive(`node-${system}@${version}`, draft, { isRepeated: false });
  checkArchive(archive, integrity);
  const program = filesIn(archive).get('bin/node');
  if (!program) throw new SetupError(`The package of Node ${version} holds no bin/node.`);
  writeFileSync(join(draft, 'node'), program, { mode: EXECUTABLE });
  rmSync(archive);
  // A run that was stopped half way leaves a draft, never a broken Node.
  renameSync(draft, folder);
  return folder;
}
