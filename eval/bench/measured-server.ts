// A server under measurement: what it and its speech processes take, as the kernel counts it.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SpeechPoolOptions } from '#server/speech-pool/speech-pool.ts';

export type Mode = 'base' | 'tiny' | 'automatic';

export interface ServerOrder extends Required<Pick<SpeechPoolOptions, 'model' | 'limits'>> {
  readonly connectionString: string;
}

export interface MeasuredServer {
  readonly url: string;
  /** Of the server and its speech processes together. */
  cpuSeconds(): number;
  memoryMegabytes(): number;
  stop(): Promise<void>;
}

/** Jiffies, on every Linux that there is. */
const TICKS_PER_SECOND = 100;
const KILOBYTES = 1024;

/** As many places as are asked for: how many can be held is what the bench wants to know. */
const limitsOf = (mode: Mode, places: number): ServerOrder['limits'] => ({
  // One more, for the play session that loads the networks.
  hearingsPerProcess: places + 1,
  ...(mode === 'base' && { smallerModelAboveSeconds: Number.MAX_SAFE_INTEGER }),
});

export async function startMeasured(
  connectionString: string,
  mode: Mode,
  places: number,
): Promise<MeasuredServer> {
  const child = fork(join(import.meta.dirname, 'bench-server.ts'), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  });
  const model = mode === 'tiny' ? 'tiny' : 'base';
  child.send({ connectionString, model, limits: limitsOf(mode, places) } satisfies ServerOrder);
  const [url] = (await once(child, 'message')) as [string];
  const pid = child.pid ?? 0;
  const sum = (of: (pid: number) => number) =>
    [pid, ...childrenOf(pid)].reduce((total, one) => total + of(one), 0);
  return {
    url,
    cpuSeconds: () => sum(cpuSecondsOf),
    memoryMegabytes: () => sum(megabytesOf),
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
}

function cpuSecondsOf(pid: number): number {
  // The name of the program, in brackets, may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

function megabytesOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / KILOBYTES;
}
