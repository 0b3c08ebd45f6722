const BLOCK = 512;
const SIZE_AT = 124;
const SIZE_LENGTH = 12;
const NAME_LENGTH = 100;

/** The files of a tar archive with short names, in order. */
export function* tarFiles(archive: Uint8Array): Generator<{ name: string; bytes: Uint8Array }> {
  const text = (from: number, length: number) =>
    String.fromCharCode(...archive.subarray(from, from + length)).replace(/\0.*$/s, '');
  for (let at = 0; at + BLOCK <= archive.length && archive[at] !== 0; ) {
    const size = Number.parseInt(text(at + SIZE_AT, SIZE_LENGTH), 8);
    const bytes = archive.subarray(at + BLOCK, at + BLOCK + size);
    yield { name: text(at, NAME_LENGTH), bytes };
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}
