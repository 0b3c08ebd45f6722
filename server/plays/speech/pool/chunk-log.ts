// The chunks of one hearing that wait, and those that a resumed hearing would need again.
import { Deferred } from './deferred.ts';
import type { HearingUpdate } from './live-hearing.ts';

export class LoggedChunk {
  readonly number: number;
  readonly bytes: Uint8Array;
  /** As estimated before it was heard. */
  readonly seconds: number;
  readonly update = new Deferred<HearingUpdate | undefined>();
  isHeard = false;
  deaths = 0;

  constructor(number: number, bytes: Uint8Array, seconds: number) {
    this.number = number;
    this.bytes = bytes;
    this.seconds = seconds;
  }
}

export class ChunkLog {
  #chunks: LoggedChunk[] = [];
  readonly #keptBytes: number;
  /** Number of the chunk that goes to the process next. */
  #next: number;
  /** Number that the next chunk to come will have. */
  #end: number;

  constructor(first: number, keptBytes: number) {
    this.#next = first;
    this.#end = first;
    this.#keptBytes = keptBytes;
  }

  get end(): number {
    return this.#end;
  }

  find(number: number): LoggedChunk | undefined {
    return this.#chunks.find((chunk) => chunk.number === number);
  }

  append(chunk: LoggedChunk): void {
    this.#chunks.push(chunk);
    this.#end = chunk.number + 1;
  }

  /** The next one for the process; undefined when none waits. */
  next(): LoggedChunk | undefined {
    const chunk = this.find(this.#next);
    if (chunk) this.#next += 1;
    return chunk;
  }

  /** Seconds that wait to be heard for the first time: hearing again is mostly decoding. */
  get waitingSeconds(): number {
    return this.#chunks
      .filter(({ number, isHeard }) => number >= this.#next && !isHeard)
      .reduce((sum, { seconds }) => sum + seconds, 0);
  }

  /** Nothing waits, and nothing is being heard for the first time. */
  get isHeard(): boolean {
    return this.#chunks.every(({ isHeard }) => isHeard);
  }

  /** Drops what nobody will ask for again, and the oldest where more than the limit is kept. */
  dropBefore(number: number): void {
    this.#chunks = this.#chunks.filter((chunk) => chunk.number >= number);
    let kept = this.#chunks
      .filter(({ isHeard }) => isHeard)
      .reduce((sum, { bytes }) => sum + bytes.length, 0);
    while (kept > this.#keptBytes) kept -= this.#chunks.shift()?.bytes.length ?? kept;
  }

  /** Goes back to a chunk; false where it has been dropped. */
  rewind(number: number): boolean {
    this.#next = number;
    return number === this.#end || this.find(number) !== undefined;
  }

  /** Forgets everything; whoever waits learns why. */
  clear(error: Error): void {
    for (const { update } of this.#chunks) update.reject(error);
    this.#chunks = [];
    this.#next = this.#end;
  }
}
