import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { agreeToVoiceEnrollment, type Consent, getVoiceConsent } from '#contract/consents.ts';
import { enrollVoice, type VoiceStatus } from '#contract/voice.ts';
import { call } from '#web/api/call.ts';
import { voiceConsentKey } from '#web/api/voice-consent-key.ts';
import { VOICE_PROMPT_DISMISSED } from '#web/api/voice-status.ts';
import { voiceStatusKey } from '#web/api/voice-status-key.ts';

export function useVoiceConsent() {
  return useQuery({ queryKey: voiceConsentKey, queryFn: () => call(getVoiceConsent, {}) });
}

export function useAgree() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(agreeToVoiceEnrollment, { body: { granted: true } }),
    onSuccess: (consent) => queryClient.setQueryData<Consent>(voiceConsentKey, consent),
  });
}

export function useForgetConsent() {
  const queryClient = useQueryClient();
  return () =>
    queryClient.setQueryData<Consent>(voiceConsentKey, { granted: false, changedAt: null });
}

interface Outcome {
  readonly onSuccess: () => void;
  readonly onError: (error: Error) => void;
}

/** Outcomes hang on the mutation: a toast about the end of the login session comes after them. */
export function useEnrollVoice({ onSuccess, onError }: Outcome) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sound: Blob) => call(enrollVoice, { upload: sound }),
    onSuccess: (status) => {
      queryClient.setQueryData<VoiceStatus>(voiceStatusKey, status);
      localStorage.removeItem(VOICE_PROMPT_DISMISSED);
      onSuccess();
    },
    onError,
  });
}
