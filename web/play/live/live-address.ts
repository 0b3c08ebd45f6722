import { LIVE_PATH } from '#contract/live.ts';
import type { RecordingKey } from '#domain/ids.ts';

/** Whose recording is listened to. */
export interface LiveAddress {
  readonly recordingKey: RecordingKey;
  readonly userId: string;
  /** The user's first child, where none is named. */
  readonly childId?: number;
}

export function liveUrl(
  { recordingKey, userId, childId }: LiveAddress,
  { protocol, host }: Pick<Location, 'protocol' | 'host'> = location,
): string {
  const query = new URLSearchParams({ sessionId: recordingKey, userId });
  if (childId !== undefined) query.set('childId', String(childId));
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}${LIVE_PATH}?${query}`;
}
