// The one door for recordings. Kept only with the parent's consent; so far a folder in DATA_DIR. A file is a nonce and the sound,
// encrypted in a way that can be read from the middle.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { keyFor } from './sealed-bytes.ts';

const CIPHER = 'aes-256-ctr';
const BLOCK_BYTES = 16;

/** Both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface AudioStore {
  /** Where a recording of this name lies, or will. */
  addressOf(name: string): string;
  /** Keeps a recording, in place of an earlier one. */
  save(url: string, sound: Uint8Array): Promise<void>;
  /** Undefined where it is gone. */
  sizeOf(url: string): Promise<number | undefined>;
  read(url: string, range: ByteRange): Promise<Readable>;
  /** Removes a recording; one that is gone already is fine. */
  remove(url: string): Promise<void>;
}

export function createAudioStore(folder: string, secret: string): AudioStore {
  const key = keyFor('recordings', secret);
  const pathOf = (url: string) => {
    const path = resolve(fileURLToPath(url));
    // Addresses come from the database; even so, nothing outside of our folder is ever touched.
    if (relative(folder, path).startsWith('..')) throw new Error('Not a recording of ours');
    return path;
  };
  return {
    addressOf: (name) => pathToFileURL(join(resolve(folder), `${name}.enc`)).href,

    async save(url, sound) {
      const path = pathOf(url);
      const nonce = randomBytes(BLOCK_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Whole or not at all.
      const unfinished = `${path}.${nonce.toString('hex')}`;
      try {
        const sealed = Buffer.concat([nonce, cipher.update(sound), cipher.final()]);
        await writeFile(unfinished, sealed, { mode: 0o600 });
        await rename(unfinished, path);
      } finally {
        await rm(unfinished, { force: true });
      }
    },

    async sizeOf(url) {
      const found = await stat(pathOf(url)).catch(() => undefined);
      return found && found.size - BLOCK_BYTES;
    },

    async read(url, { start, end }) {
      const path = pathOf(url);
      const nonce = await readNonce(path);
      const block = Math.floor(start / BLOCK_BYTES);
      const skipped = start - block * BLOCK_BYTES;
      const decipher = createDecipheriv(CIPHER, key, counterAt(nonce, block));
      // Moves it to the byte inside of the block; what comes out of that is nobody's sound.
      decipher.update(Buffer.alloc(skipped));
      const file = createReadStream(path, { start: BLOCK_BYTES + start, end: BLOCK_BYTES + end });
      file.once('error', (error) => decipher.destroy(error));
      decipher.once('close', () => file.destroy());
      return file.pipe(decipher);
    },

    async remove(url) {
      await rm(pathOf(url), { force: true });
    },
  };
}

async function readNonce(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const nonce = Buffer.alloc(BLOCK_BYTES);
    await file.read(nonce, 0, BLOCK_BYTES, 0);
    return nonce;
  } finally {
    await file.close();
  }
}

/** What the cipher has counted up to at this block. */
function counterAt(nonce: Buffer, block: number): Buffer {
  const wrapped = BigInt.asUintN(
    8 * BLOCK_BYTES,
    BigInt(`0x${nonce.toString('hex')}`) + BigInt(block),
  );
  return Buffer.from(wrapped.toString(16).padStart(2 * BLOCK_BYTES, '0'), 'hex');
}
