import { readFileSync } from 'node:fs';

/** Ids of the speech processes that a process has started. */
export function speechProcesses(pid = process.pid): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .filter((child) => commandOf(child).includes('speech-process'));
}

/** The one that was started last: those of an earlier test may still be about to end. */
export function newestSpeechProcess(): number {
  const newest = speechProcesses().at(-1);
  if (newest === undefined) throw new Error('There is no speech process');
  return newest;
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
