// A recording may be several files, one after the other: a browser's recorder that starts anew begins a new file, wherever the
// last one broke off. So the head of a file is looked for everywhere, by marks that do not come about by chance.
import type { Container } from './sniff.ts';
import { readElementHeader } from './webm/ebml.ts';

/** Whether a head stands at a place; 'more' where only further bytes can tell. */
type Verdict = 'yes' | 'no' | 'more';

const ANY = undefined;
type Mark = readonly (number | typeof ANY)[];

const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

const EBML: Mark = [0x1a, 0x45, 0xdf, 0xa3];
/** Every field of an EBML head has a name that begins with this byte. */
const EBML_FIELD = 0x42;
const WAV: Mark = [...letters('RIFF'), ANY, ANY, ANY, ANY, ...letters('WAVE')];
/** Version 0, "first page", time zero. */
const OGG: Mark = [...letters('OggS'), 0, 2, 0, 0, 0, 0, 0, 0, 0, 0];
const MP4: Mark = [0, 0, 0, ANY, ...letters('ftyp')];

function compare(bytes: Uint8Array, at: number, mark: Mark): Verdict {
  const end = Math.min(mark.length, bytes.length - at);
  for (let index = 0; index < end; index++) {
    if (mark[index] !== ANY && mark[index] !== bytes[at + index]) return 'no';
  }
  return end === mark.length ? 'yes' : 'more';
}

function compareEbml(bytes: Uint8Array, at: number): Verdict {
  const verdict = compare(bytes, at, EBML);
  if (verdict !== 'yes') return verdict;
  const header = readElementHeader(bytes, at);
  if (header === 'bad') return 'no';
  const field = header === 'more' ? undefined : bytes[at + header.headerBytes];
  if (field === undefined) return 'more';
  return field === EBML_FIELD ? 'yes' : 'no';
}

function judge(bytes: Uint8Array, at: number, current: Container): Verdict {
  switch (bytes[at]) {
    case EBML[0]:
      return compareEbml(bytes, at);
    case WAV[0]:
      return compare(bytes, at, WAV);
    case OGG[0]:
      // Ogg has rules of its own for streams that follow each other.
      return current === 'ogg' ? 'no' : compare(bytes, at, OGG);
    case MP4[0]:
      // Only a browser that can record nothing else makes them.
      return current === 'mp4' ? compare(bytes, at, MP4) : 'no';
    default:
      return 'no';
  }
}

/** The first place where another file begins, or could; the end of the bytes where there is none. */
export function findFileHead(
  bytes: Uint8Array,
  current: Container,
): { readonly at: number; readonly isWhole: boolean } {
  for (let at = 0; at < bytes.length; at++) {
    const verdict = judge(bytes, at, current);
    if (verdict !== 'no') return { at, isWhole: verdict === 'yes' };
  }
  return { at: bytes.length, isWhole: false };
}
