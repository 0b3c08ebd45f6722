// Why a recording could not be heard. A code for programs, a sentence for people.
import { MOST_MINUTES } from './limits.ts';

const SENTENCES = {
  empty: 'The recording is empty.',
  'unknown-format':
    'This is not a kind of recording we can listen to. WebM, Ogg, WAV and MP4 work.',
  'unsupported-codec':
    'The recording holds sound in a form we cannot listen to. Opus, AAC and plain WAV work.',
  malformed: 'The recording is damaged and could not be read.',
  truncated: 'The recording breaks off before any sound.',
  'too-long': `The recording is longer than ${MOST_MINUTES} minutes, and that is all we can listen to.`,
  'too-large': 'The recording is a larger file than we can take.',
  'not-resumable': 'A recording of this kind can only be read in one piece.',
} as const;

export type DecodeErrorCode = keyof typeof SENTENCES;

export class DecodeError extends Error {
  override readonly name = 'DecodeError';
  readonly code: DecodeErrorCode;

  constructor(code: DecodeErrorCode, cause?: unknown) {
    super(SENTENCES[code], cause === undefined ? undefined : { cause });
    this.code = code;
  }
}
