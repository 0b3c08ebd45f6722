// Which chunks of the recording the server has, in three numbers. Chunks are numbered without gaps; the server names the first one
// that has to come (again), and every one below it is safe. The bytes themselves lie in a queue that begins with chunk `safe`.

export interface ChunkLedger {
  /** Chunks below are safe with the server and may be forgotten. */
  readonly safe: number;
  /** The next to leave on the connection there is now. */
  readonly toSend: number;
  /** The number of the next chunk to be recorded. */
  readonly next: number;
  /** The server has spoken, or the numbers were kept: they do not move any more. */
  readonly isNumbered: boolean;
  /** The server asked for chunks that are forgotten: live counts have a hole, the whole recording has to go up. */
  readonly hasHole: boolean;
}

/** Nothing recorded yet, or nothing kept over a reload. */
export const EMPTY_LEDGER: ChunkLedger = {
  safe: 0,
  toSend: 0,
  next: 0,
  isNumbered: false,
  hasHole: false,
};

/** After a reload, from the first kept chunk and how many follow; all of them are to be sent again. */
export function restoreLedger(firstKept: number, keptCount: number): ChunkLedger {
  return {
    safe: firstKept,
    toSend: firstKept,
    next: firstKept + keptCount,
    isNumbered: true,
    hasHole: false,
  };
}

export function recordChunk(ledger: ChunkLedger): ChunkLedger {
  return { ...ledger, next: ledger.next + 1 };
}

export function hasUnsent({ toSend, next }: ChunkLedger): boolean {
  return toSend < next;
}

/** Takes the next chunk off the list of those to be sent; a ledger that has none stays as it is. */
export function sendChunk(ledger: ChunkLedger): ChunkLedger {
  return hasUnsent(ledger) ? { ...ledger, toSend: ledger.toSend + 1 } : ledger;
}

/** The server needs chunks from this one on. Late and repeated word of it changes nothing. */
export function acknowledge(ledger: ChunkLedger, nextChunk: number): ChunkLedger {
  // Of chunks that were not sent the server can know nothing.
  const safe = Math.max(ledger.safe, Math.min(nextChunk, ledger.toSend));
  return { ...ledger, safe };
}

/** A connection begins, and the server says which chunk it wants first. Whatever was under way before goes out again. */
export function greet(ledger: ChunkLedger, nextChunk: number): ChunkLedger {
  if (!ledger.isNumbered) return numberFrom(ledger, nextChunk);
  if (nextChunk < ledger.safe) return { ...ledger, toSend: ledger.safe, hasHole: true };
  const safe = nextChunk;
  return { ...ledger, safe, toSend: safe, next: Math.max(ledger.next, safe) };
}

/** A page that was loaded anew counts on from what the server has of the page before. */
function numberFrom(ledger: ChunkLedger, first: number): ChunkLedger {
  return { ...ledger, safe: first, toSend: first, next: ledger.next + first, isNumbered: true };
}

/** How many chunks at the head of the queue may go, between two ledgers. */
export function forgettable(before: ChunkLedger, after: ChunkLedger): number {
  if (!before.isNumbered) return 0;
  return Math.min(after.safe, before.next) - before.safe;
}

/** Whether the server has everything, so that nothing needs to be uploaded afterwards. */
export function isComplete({ safe, next, hasHole }: ChunkLedger): boolean {
  return safe === next && !hasHole;
}
