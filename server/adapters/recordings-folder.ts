import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { RecordingPlace } from './recording-place.ts';

export function recordingsFolder(folder: string): RecordingPlace {
  const pathOf = (url: string) => {
    const path = resolve(fileURLToPath(url));
    // Addresses come from the database; even so, nothing outside of our folder is ever touched.
    if (relative(folder, path).startsWith('..')) throw new Error('Not a recording of ours');
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
