// Which results were opened on this device before: the lamp lights up the first time, and no more.
import { useEffect, useState } from 'react';
import type { PlaySessionId } from '#domain/ids.ts';

const SEEN_KEY = 'playlight.seenResults';
/** Older ones are hardly opened again. */
const MOST_KEPT = 50;

function readSeen(): number[] {
  try {
    const seen: unknown = JSON.parse(localStorage.getItem(SEEN_KEY) ?? '[]');
    return Array.isArray(seen) ? seen.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

function noteSeen(id: PlaySessionId): void {
  try {
    const others = readSeen().filter((seen) => seen !== id);
    localStorage.setItem(SEEN_KEY, JSON.stringify([id, ...others].slice(0, MOST_KEPT)));
  } catch {
    // A browser that keeps nothing lights the lamp again next time.
  }
}

/** Whether these results are looked at for the first time, for as long as they are. */
export function useIsFirstLook(id: PlaySessionId): boolean {
  const [isFirst] = useState(() => !readSeen().includes(id));
  useEffect(() => noteSeen(id), [id]);
  return isFirst;
}
