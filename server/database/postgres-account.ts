// Postgres refuses to run as root. Started by root, it therefore runs as an unprivileged user, and its
// files have to lie where that user can reach them.
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const UNPRIVILEGED_USER = 'nobody';
const REACHABLE_FOLDER = '/var/lib/playlight';

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** The user that Postgres has to run as, or undefined when it is simply the current one. */
export function postgresAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${UNPRIVILEGED_USER}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (!uid || !gid) {
    throw new Error(
      `Postgres does not run as root, and there is no user "${UNPRIVILEGED_USER}" to run it as. Start Playlight as an ordinary user.`,
    );
  }
  return { uid: Number(uid), gid: Number(gid) };
}

/** Makes the folder for the cluster, its socket and its log, and returns where it really lies. */
export function preparePostgresHome(dataDir: string, account: Account | undefined): string {
  const home = join(dataDir, 'database');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(home)) {
    if (account && !isReachable(dataDir)) symlinkSync(newReachableFolder(), home);
    else mkdirSync(home, { recursive: true, mode: 0o700 });
  }
  if (account) chownSync(home, account.uid, account.gid);
  chmodSync(home, 0o700);
  return realpathSync(home);
}

/** Whether any user may walk to this path: every folder on the way is open to others. */
export function isReachable(path: string): boolean {
  const absolute = resolve(path);
  const open = (statSync(absolute).mode & 0o001) !== 0;
  return open && (absolute === dirname(absolute) || isReachable(dirname(absolute)));
}

/** A folder for what others must be able to read, outside of anybody's home. */
export function reachableFolder(): string {
  mkdirSync(REACHABLE_FOLDER, { recursive: true, mode: 0o755 });
  return REACHABLE_FOLDER;
}

function newReachableFolder(): string {
  return mkdtempSync(join(reachableFolder(), 'database-'));
}
