// What another process needs to go on with a later chunk. Headers and times alone: no sound is in it, so it may be stored.
import type { OpusHead } from './opus/opus-head.ts';
import type { TimelineState } from './timeline.ts';
import type { WavFormat } from './wav/wav-header.ts';

export interface WebmState {
  readonly format: 'webm';
  readonly position: number;
  readonly track: OpusHead & { readonly number: number };
  readonly timestampScaleNs: number;
  readonly clusterTicks: number;
  readonly lastTicks: number;
  /** The bytes of an element's header that had come without its content: a Chromium chunk ends with one. */
  readonly headerBytes: readonly number[];
  readonly timeline: TimelineState;
}

export interface OggState {
  readonly format: 'ogg';
  readonly position: number;
  readonly head: OpusHead;
  readonly serial: number;
  readonly lastSequence: number;
  readonly timeline: TimelineState;
}

export interface WavState {
  readonly format: 'wav';
  readonly position: number;
  readonly wav: WavFormat;
  /** Bytes of sound still to come; null where the header does not say. */
  readonly bytesLeft: number | null;
  /** Sample frames that have come, a broken one at the end included. */
  readonly frames: number;
  /** Bytes of the broken frame that are still to come. */
  readonly frameBytesLeft: number;
}

/** Nothing has been understood yet, or the format is read whole at the end. */
export interface UnreadState {
  readonly format: 'unread' | 'mp4';
  readonly position: number;
}

/** Where the decoder of one file stands; positions count from the file's own beginning. */
export type FileState = WebmState | OggState | WavState | UnreadState;

/** What came before the file that is being read: a recorder that started anew began a new one. */
export interface EarlierFiles {
  readonly count: number;
  readonly samples: number;
  /** Silence that was put in for lost parts, in samples. */
  readonly silence: number;
}

/** `position` counts from the beginning of the recording. */
export type DecoderState = FileState & {
  readonly earlier: EarlierFiles;
  /** The head of a file that is not understood yet, or bytes that could be the beginning of one. */
  readonly waiting: readonly number[];
};
