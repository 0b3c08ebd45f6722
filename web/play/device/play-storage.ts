// The record that a reload goes on from. A storage that is full or forbidden costs the parent nothing but the recovery.
import { findKeptPlay, type KeptPlay } from '#web/play/machine/kept-play.ts';
import { leftoverKeys, type PlayRecord, recordKey } from '#web/play/machine/record.ts';

/** False where nothing could be kept. */
function attempt(write: () => void): boolean {
  try {
    write();
    return true;
  } catch {
    return false;
  }
}

export function readRecord(userId: string): string | null {
  let stored: string | null = null;
  attempt(() => {
    for (const key of leftoverKeys(Object.keys(localStorage), userId)) localStorage.removeItem(key);
    stored = localStorage.getItem(recordKey(userId));
  });
  return stored;
}

/** Where there is no network to ask who is here: the play that this browser has a record of. */
export function readKeptPlay(): KeptPlay | undefined {
  let kept: KeptPlay | undefined;
  attempt(() => {
    kept = findKeptPlay({ ...localStorage }, Date.now());
  });
  return kept;
}

/** False where the browser keeps nothing. */
export function writeRecord(userId: string, record: PlayRecord): boolean {
  return attempt(() => localStorage.setItem(recordKey(userId), JSON.stringify(record)));
}

export function clearRecord(userId: string): void {
  attempt(() => localStorage.removeItem(recordKey(userId)));
}
