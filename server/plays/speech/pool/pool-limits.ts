// What a speech process may take, and how much may wait for it.
import { availableParallelism } from 'node:os';

const MEGABYTE = 1024 * 1024;

export const DEFAULT_LIMITS = {
  /** Loading takes 1 to 3 s, from a cold disk on a busy machine many times that. */
  startMs: 60_000,
  pingEveryMs: 2_000,
  /** A process answers between two runs of a network: within 0.1 s while it hears, 0.6 s while it loads the other model. */
  pingAnswerMs: 20_000,
  /** A chunk of 3 s takes 0.2 to 0.3 s. */
  orderMs: 60_000,
  /** Measured: 430 MB with the smaller model, 620 MB with both. */
  memoryBytes: 1024 * MEGABYTE,

  /** A second process that dies of the same chunk was no accident. */
  deathsPerChunk: 2,
  startsInARow: 3,
  firstBackOffMs: 100,
  longestBackOffMs: 30_000,

  /** With the smaller model a play session takes .06 of a core, with the larger one .08; both together keep up with 16 (`npm run bench -- live`). */
  livePlacesPerProcess: 15,
  /** An upload takes all that the others leave; a second one would only make both take twice as long. */
  uploadPlacesPerProcess: 1,
  /** Of one user, beyond what was played meanwhile: from here on others come first. A connection that was cut for so long is caught up with at once. */
  aheadSeconds: 15,
  /** What somebody can have played in a second: clocks differ a little. */
  playedPerSecond: 1.2,
  /** Of who gives way, a chunk in so many milliseconds is heard all the same. */
  givingWayMs: 3_000,
  /** A long one that dies goes on from here. */
  uploadReportEveryChunks: 10,
  /** Sound that takes the larger model most of a second: more than the chunks of a few neighbours that happen to come at once. */
  smallerModelAboveSeconds: 10,
  largerModelBelowSeconds: 3,
  /** Five minutes that come at once are heard in less. */
  aloneBehindMs: 90_000,
  /** A play session that would wait longer than this for its first counts is scored afterwards. */
  openBelowSeconds: 15,
  hearingQueueSeconds: 30,
  processQueueSeconds: 60,
  /** Heard chunks that a resumed hearing would need again: commonly 10 s, at most 2 minutes of plain WAV. */
  keptBytesPerHearing: 4 * MEGABYTE,
  /** Chunks come every three seconds: without one for so long, the place is lent to whoever needs it. */
  hearingIdleMs: 60_000,
} as const;

export type PoolLimits = { readonly [Name in keyof typeof DEFAULT_LIMITS]: number };

/** With both models and room to work. */
const PROCESS_MEMORY_BYTES = 650 * MEGABYTE;
/** The rest is for the server, the database and whatever else lives here. */
const MEMORY_SHARE = 0.5;

/** A process keeps one core busy. It gives way to the server, which needs little. */
export function processCount(
  cores = availableParallelism(),
  freeBytes = process.availableMemory(),
): number {
  const byMemory = Math.floor((freeBytes * MEMORY_SHARE) / PROCESS_MEMORY_BYTES);
  return Math.max(1, Math.min(cores, byMemory));
}

/** Pause before the next start, longer with each failure in a row. */
export function backOffMs(
  failures: number,
  { firstBackOffMs, longestBackOffMs }: PoolLimits,
): number {
  return failures === 0 ? 0 : Math.min(longestBackOffMs, firstBackOffMs * 2 ** (failures - 1));
}
