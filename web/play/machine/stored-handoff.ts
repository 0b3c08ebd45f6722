// Finished plays as they lie in the browser's storage. What is none of ours is none.
import { isRecordingKey } from '#domain/ids.ts';
import type { Handoff } from './handoff.ts';
import { isObject, parseStored } from './parse-stored.ts';
import type { PendingPlay } from './pending-play.ts';

export function findHandoff(text: string): Handoff | undefined {
  return handoffIn(parseStored(text));
}

export function findPendingPlay(text: string): PendingPlay | undefined {
  const stored = parseStored(text);
  const handoff = handoffIn(stored?.handoff);
  return handoff && typeof stored?.atMs === 'number'
    ? ({ ...stored, handoff } as PendingPlay)
    : undefined;
}

function handoffIn(value: unknown): Handoff | undefined {
  if (!isObject(value)) return undefined;
  // An earlier version has left the key as `sessionId`.
  const { sessionId, recordingKey = sessionId, ...rest } = value;
  if (typeof recordingKey !== 'string' || !isRecordingKey(recordingKey)) return undefined;
  return { ...rest, recordingKey } as Handoff;
}
