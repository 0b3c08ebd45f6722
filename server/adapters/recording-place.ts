import type { Readable } from 'node:stream';

/** Both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Where encrypted recordings lie: a folder, or a bucket. It knows nothing of what is in them. */
export interface RecordingPlace {
  /** For people. */
  readonly description: string;
  addressOf(name: string): string;
  /** The same wherever it lies. */
  nameOf(url: string): string;
  /** Whole or not at all, in place of what was there. */
  write(url: string, pieces: AsyncIterable<Uint8Array>): Promise<void>;
  /** Undefined where it is gone. */
  sizeOf(url: string): Promise<number | undefined>;
  read(url: string, range: ByteRange): Promise<Readable>;
  /** One that is gone already is fine. */
  remove(url: string): Promise<void>;
  isReachable(): Promise<boolean>;
}
