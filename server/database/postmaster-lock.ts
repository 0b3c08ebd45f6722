// postmaster.pid: Postgres's own lock on a cluster, and the way to find one that is running.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const STOP_LIMIT_MS = 30_000;

/**
 * After a power cut or a container's restart the pid in the lock may belong to some other program by
 * now, and Postgres would refuse to start because of it. Only to be called when nothing answers on the
 * lock's socket: a postmaster in another container has no pid here, and yet is alive.
 */
export function dropStaleLock(cluster: string): void {
  const pid = postmasterPid(cluster);
  if (pid === undefined || process.platform !== 'linux') return;
  if (!commandOf(pid).includes(cluster)) rmSync(lockFile(cluster), { force: true });
}

export function socketFolderOf(cluster: string): string | undefined {
  return lockLines(cluster)[4] || undefined;
}

/** Ends the postmaster and waits for it: sessions are ended, everything is written. */
export async function stopPostmaster(cluster: string): Promise<void> {
  const pid = postmasterPid(cluster);
  if (pid === undefined) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + STOP_LIMIT_MS;
  while (isAlive(pid) && Date.now() < deadline) await sleep(20);
}

const lockFile = (cluster: string) => join(cluster, 'postmaster.pid');

/** Lines of the lock: pid, cluster, start time, port, socket folder. */
function lockLines(cluster: string): string[] {
  try {
    return readFileSync(lockFile(cluster), 'utf8').split('\n');
  } catch {
    return [];
  }
}

function postmasterPid(cluster: string): number | undefined {
  const pid = Number(lockLines(cluster)[0]);
  return pid > 0 ? pid : undefined;
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
