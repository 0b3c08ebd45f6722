import { buffer } from 'node:stream/consumers';
import { type Keyring, keyWithId } from '#server/keys/keyring.ts';
import { EARLIER_HEAD_BYTES, openEarlier } from './earlier-sound.ts';
import type { ByteRange, RecordingPlace } from './recording-place.ts';
import {
  DamagedSoundError,
  HEADER_BYTES,
  openSound,
  parseHeader,
  plainSizeOf,
} from './sealed-sound.ts';

const HEAD_BYTES = Math.max(HEADER_BYTES, EARLIER_HEAD_BYTES);

/** A kept recording of any format. */
export interface OpenedSound {
  /** Another one where it was sealed anew. */
  readonly head: Buffer;
  readonly size: number;
  /** Whether it is sealed, and with the current key. */
  readonly isCurrent: boolean;
  read(range: ByteRange): Promise<AsyncGenerator<Buffer>>;
}

/** Undefined where it is gone. */
export async function openKept(
  keyring: Keyring,
  place: RecordingPlace,
  url: string,
): Promise<OpenedSound | undefined> {
  const keptSize = await place.sizeOf(url);
  if (keptSize === undefined) return undefined;
  if (keptSize < EARLIER_HEAD_BYTES) throw new DamagedSoundError();
  const readHead = async () => buffer(await place.read(url, { start: 0, end: HEAD_BYTES - 1 }));
  const readKept = (range: ByteRange) => place.read(url, range);
  const head = await readHead();
  const header = parseHeader(head);
  if (header) {
    const key = keyWithId(keyring, header.keyId);
    return {
      head,
      size: plainSizeOf(header, keptSize),
      isCurrent: key.id.equals(keyring.current().id),
      read: async (range) => openSound(key, header, place.nameOf(url), keptSize, range, readKept),
    };
  }
  const earlier = openEarlier(keyring, head, keptSize, async (range) => {
    const encrypted = await readKept(range);
    // Nothing in it would tell that it was sealed since the head was read.
    await new Promise((resolve, reject) => {
      encrypted.once('readable', resolve).once('error', reject);
    });
    if (!(await readHead()).equals(head)) {
      encrypted.destroy();
      throw new DamagedSoundError();
    }
    return encrypted;
  });
  return { head, size: earlier.size, isCurrent: false, read: async (range) => earlier.read(range) };
}
