// Which chunks of the recording the server has, in three numbers. Chunks are numbered without gaps; the server names the first one
// that has to come (again), and every one below it is safe. The bytes themselves lie on the device until the play is scored.

export interface ChunkLedger {
  /** Chunks below are safe with the server. */
  readonly safe: number;
  /** The next to leave on the connection there is now. */
  readonly toSend: number;
  /** The number of the next chunk to be recorded. */
  readonly next: number;
  /** The server has spoken, or the numbers were kept: they do not move any more. */
  readonly isNumbered: boolean;
}

/** Nothing recorded yet, or nothing kept over a reload. */
export const EMPTY_LEDGER: ChunkLedger = {
  safe: 0,
  toSend: 0,
  next: 0,
  isNumbered: false,
};

/** After a reload, from the first kept chunk and how many follow; all of them are to be sent again. */
export function restoreLedger(firstKept: number, keptCount: number): ChunkLedger {
  return {
    safe: firstKept,
    toSend: firstKept,
    next: firstKept + keptCount,
    isNumbered: true,
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

/** How much has arrived of what the server did not have when it greeted: it had all below this number. */
export function arrivedPercent({ safe, next }: ChunkLedger, had: number): number {
  return next > had ? Math.floor((100 * (safe - had)) / (next - had)) : 100;
}

/** A connection begins, and the server says which chunk it wants first. Whatever was under way before goes out again. */
export function greet(ledger: ChunkLedger, nextChunk: number): ChunkLedger {
  if (!ledger.isNumbered) return numberFrom(ledger, nextChunk);
  // What a server has lost after all is not sent twice: it finds the recording incomplete, and gets it as an upload.
  const safe = Math.max(ledger.safe, nextChunk);
  return { ...ledger, safe, toSend: safe, next: Math.max(ledger.next, safe) };
}

/** A page that was loaded anew counts on from what the server has of the page before. */
function numberFrom(ledger: ChunkLedger, first: number): ChunkLedger {
  return { ...ledger, safe: first, toSend: first, next: ledger.next + first, isNumbered: true };
}
