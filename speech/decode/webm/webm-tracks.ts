import { DecodeError } from '#speech/decode/decode-error.ts';
import { type OpusHead, readOpusHead } from '#speech/decode/opus/opus-head.ts';
import { children, ELEMENT, readUint } from './ebml.ts';

export interface WebmTrack extends OpusHead {
  readonly number: number;
}

const OPUS_CODEC = 'A_OPUS';
/** A track number past this takes two bytes in every block; no recorder writes one. */
const LARGEST_TRACK_NUMBER = 126;

function readTrackEntry(entry: Uint8Array): WebmTrack | undefined {
  const fields = new Map([...children(entry)].map(({ id, content }) => [id, content]));
  const codec = String.fromCharCode(...(fields.get(ELEMENT.codecId) ?? []).slice(0, 32));
  // Encodings are compression or encryption of the packets.
  if (codec.replace(/\0+$/, '') !== OPUS_CODEC || fields.has(ELEMENT.contentEncodings))
    return undefined;
  const number = readUint(fields.get(ELEMENT.trackNumber) ?? new Uint8Array(0));
  if (number < 1 || number > LARGEST_TRACK_NUMBER) throw new DecodeError('malformed');
  return { number, ...readOpusHead(fields.get(ELEMENT.codecPrivate) ?? new Uint8Array(0)) };
}

/** The first Opus track of a Tracks element. */
export function readTracks(tracks: Uint8Array): WebmTrack {
  const entries = [...children(tracks)].filter(({ id }) => id === ELEMENT.trackEntry);
  if (entries.length === 0) throw new DecodeError('malformed');
  for (const { content } of entries) {
    const track = readTrackEntry(content);
    if (track) return track;
  }
  throw new DecodeError('unsupported-codec');
}
