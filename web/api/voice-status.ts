import { useQuery } from '@tanstack/react-query';
import { getVoiceStatus } from '#contract/voice.ts';
import { call } from './call.ts';
import { voiceStatusKey } from './voice-status-key.ts';

const MINUTE_MS = 60_000;

/** In the browser's storage: "true" from "Maybe later" until a voice is recorded. */
export const VOICE_PROMPT_DISMISSED = 'voiceEnrollmentPromptDismissed';

/** Comes along with a link to Settings: the recorder is open on arrival. */
export const OPEN_RECORDER = { opensRecorder: true } as const;

/** Unknown (no data) where the call fails: the voice service may be absent, and nobody has to be told. */
export function useVoiceStatus({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: voiceStatusKey,
    queryFn: () => call(getVoiceStatus, {}),
    enabled,
    staleTime: 5 * MINUTE_MS,
    gcTime: 10 * MINUTE_MS,
  });
}
