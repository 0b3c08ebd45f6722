import { isCapture } from './ogg/ogg-page.ts';

export type Container = 'webm' | 'ogg' | 'wav' | 'mp4';

/** Bytes that settle what a file is. */
export const SNIFFED_BYTES = 12;
const EBML_MAGIC = [0x1a, 0x45, 0xdf, 0xa3] as const;
const MP4_BOXES: ReadonlySet<string> = new Set([
  'ftyp',
  'styp',
  'moov',
  'moof',
  'free',
  'skip',
  'wide',
  'mdat',
]);

/** Tells the container by its first bytes; undefined where it is none of ours. */
export function sniffContainer(bytes: Uint8Array): Container | undefined {
  const text = (from: number) => String.fromCharCode(...bytes.subarray(from, from + 4));
  if (EBML_MAGIC.every((byte, index) => bytes[index] === byte)) return 'webm';
  if (isCapture(bytes)) return 'ogg';
  if ((text(0) === 'RIFF' || text(0) === 'RF64') && text(8) === 'WAVE') return 'wav';
  return MP4_BOXES.has(text(4)) ? 'mp4' : undefined;
}
