// The faults. Each one happens, lasts, and is over when its function resolves; whoever would repair it by hand has done so.
import { execFileSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeDataDir } from '#test-support/product.ts';
import type { Cluster } from '../cluster/cluster.ts';

const MEGABYTE = 1024 * 1024;
const CLOCK_SHIFT_MINUTES = 4;
const shiftedClock = join(import.meta.dirname, 'shifted-clock.mjs');

export const clockAhead = (minutes: number) => ({
  NODE_OPTIONS: `--import ${shiftedClock}`,
  CLOCK_SHIFT_MS: String(minutes * 60_000),
});

export interface Fault {
  readonly name: string;
  readonly inflict: (cluster: Cluster) => Promise<void>;
}

export const faults: readonly Fault[] = [
  { name: 'none', inflict: () => sleep(15_000) },
  {
    name: 'web servers killed with -9, one after the other',
    async inflict({ web }) {
      for (const server of web) {
        await server.kill();
        await sleep(3_000);
        await server.start();
        await sleep(5_000);
      }
    },
  },
  {
    name: 'workers killed with -9, one after the other',
    async inflict({ workers }) {
      for (const worker of workers) {
        await worker.kill();
        await sleep(3_000);
        await worker.start();
        await sleep(5_000);
      }
    },
  },
  {
    name: 'every speech process killed with -9, twice',
    async inflict({ web, workers }) {
      for (let time = 0; time < 2; time++) {
        for (const member of [...web, ...workers])
          for (const pid of member.speechProcesses()) process.kill(pid, 'SIGKILL');
        await sleep(10_000);
      }
    },
  },
  {
    name: 'database killed with -9, back after 5 s',
    async inflict(cluster) {
      process.kill(postmasterOf(cluster.databaseDir), 'SIGKILL');
      await sleep(5_000);
      await cluster.startDatabase();
      await sleep(10_000);
    },
  },
  {
    name: 'network to the database cut for 10 s',
    async inflict({ network }) {
      network.database.cut();
      await sleep(10_000);
      network.database.mend();
      await sleep(10_000);
    },
  },
  {
    name: 'network to the database silent for 20 s',
    async inflict({ network }) {
      network.database.freeze();
      await sleep(20_000);
      network.database.mend();
      await sleep(10_000);
    },
  },
  {
    name: 'network to the browsers cut for 10 s',
    async inflict({ proxy }) {
      proxy.cut();
      await sleep(10_000);
      proxy.mend();
      await sleep(10_000);
    },
  },
  {
    name: 'store of recordings and mail server away for 20 s',
    async inflict({ network }) {
      network.store.cut();
      network.mail.cut();
      await sleep(20_000);
      network.store.mend();
      network.mail.mend();
      await sleep(10_000);
    },
  },
  {
    name: 'disk of the database full for 15 s',
    async inflict(cluster) {
      const filler = join(cluster.databaseDir, 'filler');
      fillDisk(filler);
      await sleep(15_000);
      rmSync(filler);
      // Where it gave up, somebody starts it again; where it did not, this finds it running.
      await cluster.startDatabase();
      await sleep(10_000);
    },
  },
  {
    name: `clock of one web server and one worker ${CLOCK_SHIFT_MINUTES} minutes ahead`,
    async inflict({ web, workers }) {
      const [server, worker] = [web[0], workers[0]];
      for (const member of [server, worker]) {
        await member.kill();
        await member.start(clockAhead(CLOCK_SHIFT_MINUTES));
      }
      await sleep(20_000);
      for (const member of [server, worker]) {
        await member.kill();
        await member.start();
      }
    },
  },
];

/** A disk of its own for the database, small enough to be filled: a file system in memory. */
export function mountSmallDisk(megabytes: number): string {
  const folder = makeDataDir();
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]);
  return folder;
}

export const unmount = (folder: string) => execFileSync('umount', ['-l', folder]);

export function fillDisk(path: string): void {
  const file = openSync(path, 'w');
  try {
    for (const size of [MEGABYTE, 4096]) {
      const block = Buffer.alloc(size, 1);
      try {
        for (;;) writeSync(file, block);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(file);
  }
}

export function postmasterOf(databaseDir: string): number {
  const files = readdirSync(databaseDir, { recursive: true, encoding: 'utf8' });
  const file = files.find((name) => name.endsWith('postmaster.pid')) ?? '';
  return Number(readFileSync(join(databaseDir, file), 'utf8').split('\n')[0]);
}
