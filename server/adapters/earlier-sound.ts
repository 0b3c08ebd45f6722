// Recordings as releases before the sealed format kept them: a nonce of 16 bytes and AES-256-CTR, not authenticated. They are read,
// and `npm run rotate-key` seals them; nothing writes them any more.
import { createDecipheriv } from 'node:crypto';
import { deriveKey, type Keyring, MissingKeyError } from '#server/keys/keyring.ts';
import type { ByteRange } from './recording-place.ts';

const CIPHER = 'aes-256-ctr';
const USE = 'recordings';
const BLOCK_BYTES = 16;

/** How much of the file `openEarlier` has to see. */
export const EARLIER_HEAD_BYTES = 2 * BLOCK_BYTES;

export interface EarlierSound {
  readonly size: number;
  read(range: ByteRange): AsyncGenerator<Buffer>;
}

/** Throws a `MissingKeyError` where none of the keys makes a WAV of it: those alone were kept. */
export function openEarlier(
  keyring: Keyring,
  head: Buffer,
  encryptedSize: number,
  readEncrypted: (range: ByteRange) => Promise<AsyncIterable<Buffer>>,
): EarlierSound {
  const nonce = head.subarray(0, BLOCK_BYTES);
  const start = head.subarray(BLOCK_BYTES, EARLIER_HEAD_BYTES);
  const key = keyring
    .all()
    .map(({ secret }) => deriveKey(secret, USE))
    .find((one) => isWav(createDecipheriv(CIPHER, one, nonce).update(start)));
  if (!key) throw new MissingKeyError();
  return {
    size: encryptedSize - BLOCK_BYTES,
    async *read(range) {
      const block = Math.floor(range.start / BLOCK_BYTES);
      const decipher = createDecipheriv(CIPHER, key, counterAt(nonce, block));
      // Moves it to the byte inside of the block; what comes out of that is nobody's sound.
      decipher.update(Buffer.alloc(range.start - block * BLOCK_BYTES));
      const encrypted = await readEncrypted({
        start: BLOCK_BYTES + range.start,
        end: BLOCK_BYTES + range.end,
      });
      for await (const piece of encrypted) yield decipher.update(piece);
    },
  };
}

const isWav = (head: Buffer) =>
  head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WAVE';

/** What the cipher has counted up to at this block. */
function counterAt(nonce: Buffer, block: number): Buffer {
  const wrapped = BigInt.asUintN(
    8 * BLOCK_BYTES,
    BigInt(`0x${nonce.toString('hex')}`) + BigInt(block),
  );
  return Buffer.from(wrapped.toString(16).padStart(2 * BLOCK_BYTES, '0'), 'hex');
}
