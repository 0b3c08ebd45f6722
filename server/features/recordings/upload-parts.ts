// The sound of an upload between its arrival and its scoring: encrypted, in the database, where every server finds it and every
// deletion reaches it.
import type { Readable } from 'node:stream';
import { type SealContext, seal, unseal } from '#server/adapters/sealed-bytes.ts';
import type { Database } from '#server/database/connect.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { findPart, insertPart, selectPartPositions } from './repository.ts';

const PART_BYTES = 1024 * 1024;

const contextOf = (uploadId: string, position: number): SealContext =>
  `uploads/${uploadId}/${position}`;

export interface PartStore {
  /** As it comes, a part at a time. Resolves with the number of bytes. */
  write(
    upload: {
      readonly uploadId: string;
      readonly userId: string;
      readonly playSessionId: number | undefined;
    },
    sound: Readable,
  ): Promise<number>;
  read(uploadId: string): Promise<Buffer>;
}

export function createPartStore(db: Database, keyring: Keyring): PartStore {
  return {
    async write({ uploadId, userId, playSessionId }, sound) {
      let position = 0;
      let total = 0;
      for await (const bytes of inParts(sound)) {
        const sealedBytes = seal(keyring, contextOf(uploadId, position), bytes);
        await insertPart(db, { uploadId, userId, playSessionId, position, sealedBytes });
        position += 1;
        total += bytes.length;
      }
      return total;
    },

    async read(uploadId) {
      const parts: Buffer[] = [];
      for (const position of await selectPartPositions(db, uploadId)) {
        const sealed = await findPart(db, uploadId, position);
        if (sealed) parts.push(unseal(keyring, contextOf(uploadId, position), sealed));
      }
      return Buffer.concat(parts);
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
