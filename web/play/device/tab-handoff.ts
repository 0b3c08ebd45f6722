// What the active screen hands to the results, in this tab alone.
import type { Handoff } from '#web/play/machine/handoff.ts';
import type { ThirdVoiceWarning } from '#web/play/machine/specified-only.ts';
import { findHandoff } from '#web/play/machine/stored-handoff.ts';
import { attempt } from './attempt.ts';

const HANDOFF_KEY = 'playlight.handoff';
const THIRD_VOICE_KEY = 'playlight.thirdVoice';
const DEV_MODE_KEY = 'playlight.devMode';

export function writeHandoff(
  handoff: Handoff,
  { isDevMode = false }: { isDevMode?: boolean } = {},
): void {
  attempt(() => {
    sessionStorage.setItem(HANDOFF_KEY, JSON.stringify(handoff));
    if (isDevMode) sessionStorage.setItem(DEV_MODE_KEY, 'true');
    else sessionStorage.removeItem(DEV_MODE_KEY);
  }, undefined);
}

export function readHandoff(): Handoff | undefined {
  return findHandoff(attempt(() => sessionStorage.getItem(HANDOFF_KEY), null) ?? '');
}

/** Made up in dev mode, which only a development build has: nothing of it is saved. */
export function isDummyHandoff(): boolean {
  return (
    import.meta.env.DEV && attempt(() => sessionStorage.getItem(DEV_MODE_KEY), null) === 'true'
  );
}

export function writeThirdVoiceWarning(warning: ThirdVoiceWarning): void {
  attempt(() => sessionStorage.setItem(THIRD_VOICE_KEY, JSON.stringify(warning)), undefined);
}

/** Once the play is saved, nothing of it stays in the tab. What was played since then does. */
export function clearHandoff({ recordingKey }: Handoff): void {
  if (readHandoff()?.recordingKey !== recordingKey) return;
  for (const key of [HANDOFF_KEY, THIRD_VOICE_KEY, DEV_MODE_KEY]) sessionStorage.removeItem(key);
}
