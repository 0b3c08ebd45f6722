import { setImmediate as letOthersWork } from 'node:timers/promises';
import { Zip, ZipDeflate } from 'fflate';
import type { ExportFile } from './export-files.ts';

/** Packing this much takes a millisecond or two, in which nobody else is answered. */
const PIECE_BYTES = 64 * 1024;
/** What a zip without the extension for large files can tell. */
const MOST_ZIP_BYTES = 0xffff_ffff;

/** A zip as it is made: no more of it is in memory than the piece that is being packed. */
export async function* zipped(files: AsyncIterable<ExportFile>): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  let zipBytes = 0;
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    packed.push(piece);
    zipBytes += piece.length;
  });
  for await (const { name, text } of files) {
    const file = new ZipDeflate(name);
    zip.add(file);
    for await (const bytes of inPieces(text)) {
      file.push(bytes);
      // Cut off in the middle it is seen to be broken; finished, it would lie about its sizes.
      if (Math.max(file.size, zipBytes) > MOST_ZIP_BYTES)
        throw new Error('More than a zip file can hold');
      yield* packed.splice(0);
      await letOthersWork();
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* packed.splice(0);
}

async function* inPieces(text: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const part of text) {
    const bytes = Buffer.from(part);
    for (let from = 0; from < bytes.length; from += PIECE_BYTES)
      yield bytes.subarray(from, from + PIECE_BYTES);
  }
}
