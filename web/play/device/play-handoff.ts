// What the active play session leaves in this tab for the feedback screen.
import type { Handoff, ThirdVoiceWarning } from '#web/play/machine/handoff.ts';

const HANDOFF_KEY = 'playlight.handoff';
const THIRD_VOICE_KEY = 'playlight.thirdVoice';
const DEV_MODE_KEY = 'playlight.devMode';

export function writeHandoff(
  handoff: Handoff,
  { isDevMode = false }: { isDevMode?: boolean } = {},
): void {
  sessionStorage.setItem(HANDOFF_KEY, JSON.stringify(handoff));
  if (isDevMode) sessionStorage.setItem(DEV_MODE_KEY, 'true');
  else sessionStorage.removeItem(DEV_MODE_KEY);
}

export function readHandoff(): Handoff | undefined {
  const stored = sessionStorage.getItem(HANDOFF_KEY);
  return stored === null ? undefined : (JSON.parse(stored) as Handoff);
}

export function isDummyHandoff(): boolean {
  return sessionStorage.getItem(DEV_MODE_KEY) === 'true';
}

export function writeThirdVoiceWarning(warning: ThirdVoiceWarning): void {
  sessionStorage.setItem(THIRD_VOICE_KEY, JSON.stringify(warning));
}

/** Once the play session is saved, nothing of it stays in the tab. What was played since then does. */
export function clearHandoff({ sessionId }: Handoff): void {
  if (readHandoff()?.sessionId !== sessionId) return;
  for (const key of [HANDOFF_KEY, THIRD_VOICE_KEY, DEV_MODE_KEY]) sessionStorage.removeItem(key);
}
