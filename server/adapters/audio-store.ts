// The one door for recordings. Kept only with the parent's consent; so far a folder in DATA_DIR.
import { rm } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface AudioStore {
  /** Removes a recording; one that is gone already is fine. */
  remove(url: string): Promise<void>;
}

export function createAudioStore(folder: string): AudioStore {
  return {
    async remove(url) {
      const path = resolve(fileURLToPath(url));
      // Addresses come from the database; even so, nothing outside of our folder is ever touched.
      if (relative(folder, path).startsWith('..')) throw new Error('Not a recording of ours');
      await rm(path, { force: true });
    },
  };
}
