// The reader of MP4 believes the counts in a file's tables and counts them out one by one: two flipped bits in one of them keep
// it busy for hours. So they are looked at first. Only the index is searched, never the sound.
import { DecodeError } from '#speech/decode/decode-error.ts';

const INDEX_BOXES: ReadonlySet<string> = new Set(['moov', 'moof']);
const BOX_HEADER_BYTES = 8;
/** From a table's name to its first entry: the name, version and flags, the number of entries. */
const TABLE_HEAD_BYTES = 12;
const LETTER_S = 0x73;
const LETTER_C = 0x63;
const LETTER_T = 0x74;

/** The tables that claim counts: how long an entry is, and where in it the count stands. */
const TABLES: Readonly<Record<string, { readonly entryBytes: number; readonly countAt: number }>> =
  {
    stts: { entryBytes: 8, countAt: 0 },
    ctts: { entryBytes: 8, countAt: 0 },
    stsc: { entryBytes: 12, countAt: 4 },
  };
/** Those with a single count: where it stands, from the name on. */
const SINGLE_COUNTS: Readonly<Record<string, number>> = {
  stsz: 12,
  stz2: 12,
  trun: 8,
  saiz: 9,
  senc: 8,
};

function nameAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
}

function claimedCount(view: DataView, at: number, name: string): number {
  const single = SINGLE_COUNTS[name];
  if (single !== undefined)
    return at + single + 4 <= view.byteLength ? view.getUint32(at + single) : 0;
  const table = TABLES[name];
  if (!table || at + TABLE_HEAD_BYTES > view.byteLength) return 0;
  const room = Math.floor((view.byteLength - at - TABLE_HEAD_BYTES) / table.entryBytes);
  const entries = Math.min(view.getUint32(at + 8), room);
  let sum = 0;
  for (let entry = 0; entry < entries; entry++) {
    sum += view.getUint32(at + TABLE_HEAD_BYTES + entry * table.entryBytes + table.countAt);
  }
  return sum;
}

function checkIndex(index: DataView, most: number): void {
  for (let at = 0; at + 4 <= index.byteLength; at++) {
    const first = index.getUint8(at);
    if (first !== LETTER_S && first !== LETTER_C && first !== LETTER_T) continue;
    if (claimedCount(index, at, nameAt(index, at)) > most) throw new DecodeError('malformed');
  }
}

/** Throws where the tables of a file claim more than `most` samples. */
export function checkSampleTables(file: Uint8Array, most: number): void {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let at = 0; at + BOX_HEADER_BYTES <= file.length; ) {
    const name = nameAt(view, at + 4);
    let size = view.getUint32(at);
    if (size === 1 && at + 16 <= file.length) size = Number(view.getBigUint64(at + 8));
    const end = size < BOX_HEADER_BYTES ? file.length : Math.min(at + size, file.length);
    if (INDEX_BOXES.has(name))
      checkIndex(new DataView(file.buffer, file.byteOffset + at, end - at), most);
    at = end;
  }
}
