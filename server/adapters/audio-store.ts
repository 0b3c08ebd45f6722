// The one door for recordings, kept only with the parent's consent: a folder in DATA_DIR or, where S3_* names one, a bucket. What lies
// there is the same in both: a nonce and the sound, encrypted in a way that can be read from the middle.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ByteRange } from './recording-place.ts';
import { type BucketSettings, recordingsBucket } from './recordings-bucket.ts';
import { recordingsFolder } from './recordings-folder.ts';
import { keyFor } from './sealed-bytes.ts';

const CIPHER = 'aes-256-ctr';
const BLOCK_BYTES = 16;

export interface AudioStore {
  /** Where recordings go, for people. */
  readonly description: string;
  /** Where a recording of this name lies, or will. */
  addressOf(name: string): string;
  /** Keeps a recording, in place of an earlier one. */
  save(url: string, sound: Uint8Array): Promise<void>;
  /** Undefined where it is gone. */
  sizeOf(url: string): Promise<number | undefined>;
  read(url: string, range: ByteRange): Promise<Readable>;
  /** Removes a recording; one that is gone already is fine. */
  remove(url: string): Promise<void>;
  isReachable(): Promise<boolean>;
}

export function createAudioStore(
  folder: string,
  secret: string,
  bucketSettings?: BucketSettings,
): AudioStore {
  const key = keyFor('recordings', secret);
  const disk = recordingsFolder(folder);
  const bucket = bucketSettings && recordingsBucket(bucketSettings);
  const current = bucket ?? disk;
  // What was kept before there was a bucket stays where it is.
  const placeOf = (url: string) => {
    const place = url.startsWith('file:') ? disk : bucket;
    if (!place) throw new Error('This recording is in a bucket, and S3_ENDPOINT is not set');
    return place;
  };
  return {
    description: current.description,
    addressOf: (name) => current.addressOf(`${name}.enc`),
    isReachable: () => current.isReachable(),

    async save(url, sound) {
      const nonce = randomBytes(BLOCK_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const sealed = Buffer.concat([nonce, cipher.update(sound), cipher.final()]);
      await placeOf(url).write(url, sealed);
    },

    async sizeOf(url) {
      const size = await placeOf(url).sizeOf(url);
      return size === undefined ? undefined : size - BLOCK_BYTES;
    },

    async read(url, { start, end }) {
      const place = placeOf(url);
      const nonce = await buffer(await place.read(url, { start: 0, end: BLOCK_BYTES - 1 }));
      const block = Math.floor(start / BLOCK_BYTES);
      const skipped = start - block * BLOCK_BYTES;
      const decipher = createDecipheriv(CIPHER, key, counterAt(nonce, block));
      // Moves it to the byte inside of the block; what comes out of that is nobody's sound.
      decipher.update(Buffer.alloc(skipped));
      const sealed = await place.read(url, { start: BLOCK_BYTES + start, end: BLOCK_BYTES + end });
      sealed.once('error', (error) => decipher.destroy(error));
      decipher.once('close', () => sealed.destroy());
      return sealed.pipe(decipher);
    },

    remove: async (url) => placeOf(url).remove(url),
  };
}

/** What the cipher has counted up to at this block. */
function counterAt(nonce: Buffer, block: number): Buffer {
  const wrapped = BigInt.asUintN(
    8 * BLOCK_BYTES,
    BigInt(`0x${nonce.toString('hex')}`) + BigInt(block),
  );
  return Buffer.from(wrapped.toString(16).padStart(2 * BLOCK_BYTES, '0'), 'hex');
}
