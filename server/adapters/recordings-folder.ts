import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RecordingPlace } from './recording-place.ts';

/**
 * Where a recording lies now, also one that was kept before its folder moved together with all data. Undefined for what is none of
 * ours: addresses come from the database; even so, nothing outside of our folder is ever touched.
 */
export function pathIn(folder: string, url: string): string | undefined {
  if (!url.startsWith('file:')) return undefined;
  const name =
    fileURLToPath(url)
      .split(`/${basename(folder)}/`)
      .at(-1) ?? '';
  const path = resolve(folder, name);
  return relative(folder, path).startsWith('..') ? undefined : path;
}

/** Whoever is at work on one has finished long before. */
const ABANDONED_MS = 60 * 60_000;
const isUnfinished = (name: string) => /\.enc\.[\da-f-]+$/.test(name);

interface RecordingsFolder extends RecordingPlace {
  /** Deletes what somebody who was killed had begun to write. */
  sweep(): Promise<void>;
}

export function recordingsFolder(folder: string): RecordingsFolder {
  const pathOf = (url: string) => {
    const path = pathIn(folder, url);
    if (!path) throw new Error('Not a recording of ours');
    return path;
  };
  return {
    description: `the folder ${folder}`,
    addressOf: (name) => pathToFileURL(join(resolve(folder), name)).href,

    nameOf: (url) => relative(folder, pathOf(url)),

    async write(url, pieces) {
      const path = pathOf(url);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const unfinished = `${path}.${randomUUID()}`;
      try {
        await pipeline(pieces, createWriteStream(unfinished, { mode: 0o600, flush: true }));
        await rename(unfinished, path);
        await syncFolder(dirname(path));
      } finally {
        await rm(unfinished, { force: true });
      }
    },

    sizeOf: async (url) => (await stat(pathOf(url)).catch(() => undefined))?.size,
    read: async (url, range) => createReadStream(pathOf(url), range),

    /** With whatever somebody who was killed had begun to write in its place. */
    async remove(url) {
      const path = pathOf(url);
      const names = await readdir(dirname(path)).catch(() => []);
      const begun = names.filter((name) => name.startsWith(`${basename(path)}.`));
      for (const one of [path, ...begun.map((name) => join(dirname(path), name))])
        await rm(one, { force: true });
    },

    isReachable: async () => true,

    async sweep() {
      const names = await readdir(folder, { recursive: true }).catch(() => []);
      for (const name of names.filter(isUnfinished)) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => undefined);
        if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
      }
    },
  };
}

/** After that a power cut cannot bring back what was there before: its key may be gone by then. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
