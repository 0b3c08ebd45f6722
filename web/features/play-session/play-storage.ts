// What a play session leaves in the browser: the record for a reload, and what the feedback screen reads. A storage that is full
// or forbidden costs the parent nothing but the recovery.
import type { Handoff, ThirdVoiceWarning } from '#domain/play-session/handoff.ts';
import { leftoverKeys, type PlayRecord, recordKey } from '#domain/play-session/record.ts';

const HANDOFF_KEY = 'playlight.handoff';
const THIRD_VOICE_KEY = 'playlight.thirdVoice';
const DEV_MODE_KEY = 'playlight.devMode';

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

/** False where the browser keeps nothing. */
export function writeRecord(userId: string, record: PlayRecord): boolean {
  return attempt(() => localStorage.setItem(recordKey(userId), JSON.stringify(record)));
}

export function clearRecord(userId: string): void {
  attempt(() => localStorage.removeItem(recordKey(userId)));
}

export function writeHandoff(handoff: Handoff, { isDevMode }: { isDevMode: boolean }): void {
  attempt(() => {
    sessionStorage.setItem(HANDOFF_KEY, JSON.stringify(handoff));
    if (isDevMode) sessionStorage.setItem(DEV_MODE_KEY, 'true');
    else sessionStorage.removeItem(DEV_MODE_KEY);
  });
}

export function writeThirdVoiceWarning(warning: ThirdVoiceWarning): void {
  attempt(() => sessionStorage.setItem(THIRD_VOICE_KEY, JSON.stringify(warning)));
}
