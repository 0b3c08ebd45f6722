// A play session that goes on without a network: its record tells whose it is, where nobody can be asked.
import type { PlayChild } from './events.ts';
import { userIdOf } from './record.ts';
import { recoverPlaySession } from './recovery.ts';
import { findRecord } from './stored-record.ts';

export interface OfflinePlay {
  readonly userId: string;
  readonly child: PlayChild;
}

/** The first in the browser's storage that goes on or is worth finishing; undefined where there is none. */
export function findOfflinePlay(
  stored: Readonly<Record<string, string>>,
  nowMs: number,
): OfflinePlay | undefined {
  for (const [key, text] of Object.entries(stored)) {
    const userId = userIdOf(key);
    const record = userId ? findRecord(text) : undefined;
    if (!userId || !record) continue;
    const { childId: id, childName: name, childAge: age } = record;
    const { kind } = recoverPlaySession(text, { nowMs, childIds: [id] });
    if (kind !== 'none') return { userId, child: { id, name, age } };
  }
  return undefined;
}
