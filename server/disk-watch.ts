import { statfs } from 'node:fs/promises';

const MEGABYTE = 1024 * 1024;
/** Postgres gives up where it cannot make its next 16 MB of log: full is said a little before. */
const LIMITS = { lowBytes: 1024 * MEGABYTE, fullBytes: 48 * MEGABYTE };
/** For so long after a refusal, whatever the file system says: the database may have a disk of its own. */
const REFUSAL_COUNTS_MS = 5 * 60_000;

export interface DiskLook {
  /** `off`: there is no such folder here, and so nothing that could fill it. */
  readonly status: 'up' | 'low' | 'full' | 'off';
  readonly freeBytes: number | undefined;
}

export interface DiskWatch {
  look(): Promise<DiskLook>;
  /** Something could not be kept for want of room. */
  noteRefusal(): void;
}

/** How much room there is where this installation keeps its data. */
export function createDiskWatch(folder: string, { lowBytes, fullBytes } = LIMITS): DiskWatch {
  let refusedAtMs = -REFUSAL_COUNTS_MS;
  return {
    async look() {
      const freeBytes = await statfs(folder).then(
        ({ bavail, bsize }) => bavail * bsize,
        () => undefined,
      );
      if (performance.now() - refusedAtMs < REFUSAL_COUNTS_MS) return { status: 'full', freeBytes };
      if (freeBytes === undefined) return { status: 'off', freeBytes };
      const status = freeBytes < fullBytes ? 'full' : freeBytes < lowBytes ? 'low' : 'up';
      return { status, freeBytes };
    },
    noteRefusal() {
      refusedAtMs = performance.now();
    },
  };
}
