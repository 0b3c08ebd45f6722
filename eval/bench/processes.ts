// What processes take, as the kernel counts it.
import { readFileSync } from 'node:fs';

/** Jiffies, on every Linux that there is. */
const TICKS_PER_SECOND = 100;
const KILOBYTES = 1024;

/** The process and all that it has started. */
export function familyOf(pid: number): number[] {
  const text = readOf(`/proc/${pid}/task/${pid}/children`);
  const children = text.split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(familyOf)];
}

export function cpuSecondsOf(pids: readonly number[]): number {
  return sum(pids, (pid) => {
    // The name of the program, in brackets, may hold spaces.
    const fields = readOf(`/proc/${pid}/stat`)
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_PER_SECOND;
  });
}

/**
 * What several share, such as the database's buffers, is divided among them. Pages of files are left out: the kernel can drop them, and
 * whoever else runs Node shares its program.
 */
export function megabytesOf(pids: readonly number[]): number {
  return sum(pids, (pid) => {
    const sizes = readOf(`/proc/${pid}/smaps_rollup`).matchAll(/^Pss_(?:Anon|Shmem):\s+(\d+)/gm);
    return [...sizes].reduce((total, [, kilobytes]) => total + Number(kilobytes), 0) / KILOBYTES;
  });
}

export const commandOf = (pid: number) => readOf(`/proc/${pid}/cmdline`);

const sum = (pids: readonly number[], of: (pid: number) => number) =>
  pids.reduce((total, pid) => total + of(pid), 0);

/** Empty for a process that has just ended. */
function readOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
