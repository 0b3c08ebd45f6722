// The sound of an upload between its arrival and its scoring: encrypted, in the database, where every server finds it and every
// deletion reaches it.

import type { Readable } from 'node:stream';
import type { PlaySessionId } from '#domain/ids.ts';
import { type SealContext, seal, unseal } from '#server/adapters/sealed-bytes.ts';
import type { Database } from '#server/database/connect.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { findPart, insertPart, selectPartPositions } from '#server/plays/tables/recording-parts.ts';
import { mostBytesAfter, tooLong } from './longest-upload.ts';

const PART_BYTES = 1024 * 1024;

const contextOf = (uploadId: string, position: number): SealContext =>
  `uploads/${uploadId}/${position}`;

export interface PartStore {
  /**
   * As it comes, a part at a time. Resolves with the number of bytes; rejects as soon as it is seen to be too long, and where there is no
   * room for a part, which is asked in the transaction that writes it.
   */
  write(
    upload: {
      readonly uploadId: string;
      readonly userId: string;
      readonly playSessionId: PlaySessionId | undefined;
    },
    sound: Readable,
    requireRoom?: (tx: Database, bytes: number) => Promise<void>,
  ): Promise<number>;
  /** A part at a time. */
  read(uploadId: string): AsyncIterable<Buffer>;
}

export function createPartStore(db: Database, keyring: Keyring): PartStore {
  return {
    async write({ uploadId, userId, playSessionId }, sound, requireRoom) {
      let position = 0;
      let total = 0;
      let most = Number.POSITIVE_INFINITY;
      for await (const bytes of inParts(sound)) {
        if (position === 0) most = mostBytesAfter(bytes);
        if (total + bytes.length > most) throw tooLong;
        const sealedBytes = seal(keyring, contextOf(uploadId, position), bytes);
        const part = { uploadId, userId, playSessionId, position, sealedBytes };
        await db.transaction(async (tx) => {
          await requireRoom?.(tx, sealedBytes.length);
          await insertPart(tx, part);
        });
        position += 1;
        total += bytes.length;
      }
      return total;
    },

    async *read(uploadId) {
      for (const position of await selectPartPositions(db, uploadId)) {
        const sealed = await findPart(db, uploadId, position);
        if (sealed) yield unseal(keyring, contextOf(uploadId, position), sealed);
      }
    },
  };
}

async function* inParts(sound: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const piece of sound) {
    waiting.push(piece);
    bytes += piece.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}
