import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
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

export function recordingsFolder(folder: string): RecordingPlace {
  const pathOf = (url: string) => {
    const path = pathIn(folder, url);
    if (!path) throw new Error('Not a recording of ours');
    return path;
  };
  return {
    description: `the folder ${folder}`,
    addressOf: (name) => pathToFileURL(join(resolve(folder), name)).href,

    async write(url, bytes) {
      const path = pathOf(url);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const unfinished = `${path}.${randomUUID()}`;
      try {
        await writeFile(unfinished, bytes, { mode: 0o600 });
        await rename(unfinished, path);
      } finally {
        await rm(unfinished, { force: true });
      }
    },

    sizeOf: async (url) => (await stat(pathOf(url)).catch(() => undefined))?.size,
    read: async (url, range) => createReadStream(pathOf(url), range),
    remove: (url) => rm(pathOf(url), { force: true }),
    isReachable: async () => true,
  };
}
