// The counts that a running play has shown. They do not fall after a reload, nor where the play goes on in another tab.
import type { RecordingKey } from '#domain/ids.ts';
import { NO_SHOWN_COUNTS, type ShownCounts } from '#domain/talk-counts.ts';
import { isObject, parseStored } from '#web/play/machine/parse-stored.ts';
import { attempt } from './attempt.ts';

const PREFIX = 'playlight.shown.';

export function keepShown(userId: string, recordingKey: RecordingKey, counts: ShownCounts): void {
  const kept = JSON.stringify({ recordingKey, counts });
  attempt(() => localStorage.setItem(PREFIX + userId, kept), undefined);
}

/** Undefined where none of this very play were shown. */
export function readShown(userId: string, recordingKey: RecordingKey): ShownCounts | undefined {
  const kept = parseStored(attempt(() => localStorage.getItem(PREFIX + userId), null) ?? '');
  const counts = kept?.recordingKey === recordingKey ? kept.counts : undefined;
  return isShown(counts) ? counts : undefined;
}

export function forgetShown(userId: string): void {
  attempt(() => localStorage.removeItem(PREFIX + userId), undefined);
}

/** Of everybody who is not playing any more. */
export function forgetShownBut(isPlaying: (userId: string) => boolean): void {
  const keys = attempt(() => Object.keys(localStorage), []);
  const userIds = keys
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length));
  for (const userId of userIds) if (!isPlaying(userId)) forgetShown(userId);
}

function isShown(value: unknown): value is ShownCounts {
  return (
    isObject(value) && Object.keys(NO_SHOWN_COUNTS).every((of) => Number.isSafeInteger(value[of]))
  );
}
