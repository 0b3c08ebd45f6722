// The format of kept recordings. Every byte is authenticated, and yet any stretch can be read alone:
//
//   header   mark 'PLsound1' (8), id of the key (8), bytes in a chunk (4, big-endian), salt (16)
//   chunks   each with its tag (16) behind it; all are full but the last, which is empty only in an empty recording
//
// The file's own key is HKDF-SHA-256 of the secret and the salt. A chunk is sealed with AES-256-GCM: its nonce is its number (11 bytes,
// big-endian) and a byte that is 1 for the last one, as in the STREAM construction (Hoang, Reyhanitabar, Rogaway, Vizar:
// https://eprint.iacr.org/2015/189); header and name of the file are associated data. So a chunk fits nowhere but in its own place.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type AppKey, deriveKey, KEY_ID_BYTES } from '#server/keys/keyring.ts';
import type { ByteRange } from './recording-place.ts';

const CIPHER = 'aes-256-gcm';
const USE = 'sound';
const MARK = Buffer.from('PLsound1');
const LENGTH_BYTES = 4;
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CHUNK_BYTES = 64 * 1024;
/** A header that lies about this must not cost memory. */
const MOST_CHUNK_BYTES = 1024 * 1024;

export const HEADER_BYTES = MARK.length + KEY_ID_BYTES + LENGTH_BYTES + SALT_BYTES;

export interface SoundHeader {
  readonly bytes: Buffer;
  readonly keyId: Buffer;
  readonly chunkBytes: number;
}

/** Undefined where this is none. */
export function parseHeader(head: Buffer): SoundHeader | undefined {
  if (!head.subarray(0, MARK.length).equals(MARK)) return undefined;
  const bytes = head.subarray(0, HEADER_BYTES);
  if (bytes.length < HEADER_BYTES) throw new DamagedSoundError();
  const chunkBytes = bytes.readUInt32BE(MARK.length + KEY_ID_BYTES);
  if (chunkBytes === 0 || chunkBytes > MOST_CHUNK_BYTES) throw new DamagedSoundError();
  const keyId = bytes.subarray(MARK.length, MARK.length + KEY_ID_BYTES);
  return { bytes, keyId, chunkBytes };
}

/** Sealed sound that is not as it was written. */
export class DamagedSoundError extends Error {
  constructor() {
    super('The recording is damaged');
    this.name = 'DamagedSoundError';
  }
}

/** A piece at a time, however long it is. */
export async function* sealSound(
  key: AppKey,
  name: string,
  sound: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  chunkBytes = CHUNK_BYTES,
): AsyncGenerator<Buffer> {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(chunkBytes);
  const header = Buffer.concat([MARK, key.id, length, randomBytes(SALT_BYTES)]);
  const file = fileCipher(key, header, name);
  yield header;
  let index = 0;
  let waiting: Buffer | undefined;
  for await (const chunk of inChunks(sound, chunkBytes)) {
    if (waiting) yield file.seal(waiting, index++, false);
    waiting = chunk;
  }
  yield file.seal(waiting ?? Buffer.alloc(0), index, true);
}

/** How many bytes of sound are in so many sealed ones. Throws where no recording has that length. */
export function plainSizeOf({ chunkBytes }: SoundHeader, sealedSize: number): number {
  const body = sealedSize - HEADER_BYTES;
  const chunks = Math.ceil(body / (chunkBytes + TAG_BYTES));
  const plain = body - TAG_BYTES * chunks;
  // The last chunk has a byte of sound, or is the only one: else what is left of it would not be looked at.
  const hasLast = body === TAG_BYTES || (body > 0 && plain > (chunks - 1) * chunkBytes);
  if (!hasLast) throw new DamagedSoundError();
  return plain;
}

/** The sound in a range; `readSealed` gives the sealed bytes of another. */
export async function* openSound(
  key: AppKey,
  header: SoundHeader,
  name: string,
  sealedSize: number,
  { start, end }: ByteRange,
  readSealed: (range: ByteRange) => Promise<AsyncIterable<Uint8Array>>,
): AsyncGenerator<Buffer> {
  const { chunkBytes } = header;
  const sealedChunkBytes = chunkBytes + TAG_BYTES;
  const lastOfAll = Math.ceil((sealedSize - HEADER_BYTES) / sealedChunkBytes) - 1;
  // An empty recording has a chunk, too, and it is looked at.
  const last = Math.max(Math.floor(end / chunkBytes), 0);
  const file = fileCipher(key, header.bytes, name);
  let index = Math.floor(start / chunkBytes);
  const sealed = await readSealed({
    start: HEADER_BYTES + index * sealedChunkBytes,
    end: Math.min(HEADER_BYTES + (last + 1) * sealedChunkBytes, sealedSize) - 1,
  });
  for await (const chunk of inChunks(sealed, sealedChunkBytes)) {
    const plain = file.open(chunk, index, index === lastOfAll);
    const from = index * chunkBytes;
    yield plain.subarray(Math.max(start - from, 0), end + 1 - from);
    index += 1;
  }
  // It has become shorter meanwhile.
  if (index !== last + 1) throw new DamagedSoundError();
}

function fileCipher(key: AppKey, header: Buffer, name: string) {
  const fileKey = deriveKey(key.secret, USE, header.subarray(-SALT_BYTES));
  const associated = Buffer.concat([header, Buffer.from(name)]);
  const nonceOf = (index: number, isLast: boolean) => {
    const nonce = Buffer.alloc(NONCE_BYTES);
    nonce.writeUIntBE(index, NONCE_BYTES - 7, 6);
    nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1);
    return nonce;
  };
  return {
    seal(chunk: Buffer, index: number, isLast: boolean): Buffer {
      const cipher = createCipheriv(CIPHER, fileKey, nonceOf(index, isLast)).setAAD(associated);
      return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
    },
    open(chunk: Buffer, index: number, isLast: boolean): Buffer {
      if (chunk.length < TAG_BYTES) throw new DamagedSoundError();
      const decipher = createDecipheriv(CIPHER, fileKey, nonceOf(index, isLast))
        .setAAD(associated)
        .setAuthTag(chunk.subarray(-TAG_BYTES));
      const plain = decipher.update(chunk.subarray(0, -TAG_BYTES));
      try {
        decipher.final();
      } catch {
        throw new DamagedSoundError();
      }
      return plain;
    },
  };
}

/** The same bytes in pieces of one size, and a rest. */
async function* inChunks(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  size: number,
): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of source) {
    for (let at = 0; at < piece.length; ) {
      const part = piece.subarray(at, at + size - bytes);
      waiting.push(part);
      bytes += part.length;
      at += part.length;
      if (bytes < size) continue;
      yield Buffer.concat(waiting);
      waiting = [];
      bytes = 0;
    }
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}
