import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Consent, getKeepRecordings, setKeepRecordings } from '#contract/consents.ts';
import { deleteData } from '#contract/data-management.ts';
import {
  getMailPreferences,
  type MailPreferences,
  setMailPreferences,
} from '#contract/mail-preferences.ts';
import { deleteVoice } from '#contract/voice.ts';
import { call } from '#web/api/call.ts';
import { dataOverviewQuery, forgetDeletedData } from '#web/api/data-overview.ts';
import { voiceConsentKey } from '#web/api/voice-consent-key.ts';
import { voiceStatusKey } from '#web/api/voice-status-key.ts';

const keepRecordingsKey = ['', 'api', 'consents', 'keep-recordings'] as const;

export function useKeepRecordings() {
  return useQuery({ queryKey: keepRecordingsKey, queryFn: () => call(getKeepRecordings, {}) });
}

interface Outcome {
  readonly onSuccess: () => void;
  readonly onError: (error: Error) => void;
}

interface ConsentOutcome {
  readonly onSaved: (consent: Consent) => void;
  readonly onError: (error: Error, granted: boolean) => void;
}

/** Outcomes hang on the mutations: a toast about the end of the login session comes after them. */
export function useSetKeepRecordings({ onSaved, onError }: ConsentOutcome) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (granted: boolean) => call(setKeepRecordings, { body: { granted } }),
    onSuccess: (consent) => {
      queryClient.setQueryData<Consent>(keepRecordingsKey, consent);
      onSaved(consent);
    },
    onError,
  });
}

/** How many recordings there are now; undefined where that cannot be found out. */
export function useCountRecordings() {
  const queryClient = useQueryClient();
  return () =>
    queryClient
      .fetchQuery({ ...dataOverviewQuery, retry: false })
      .then(({ summary }) => summary.totalAudioFiles)
      .catch(() => undefined);
}

export function useDeleteRecordings({ onSuccess, onError }: Outcome) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteData, { body: { deletionType: 'audio' } }),
    onSuccess: async () => {
      await forgetDeletedData(queryClient);
      onSuccess();
    },
    onError,
  });
}

export function useDeleteVoice({ onSuccess, onError }: Outcome) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteVoice, {}),
    onSuccess: async () => {
      // The consent goes with the voiceprint: the next enrollment asks for it again.
      queryClient.removeQueries({ queryKey: voiceConsentKey });
      await queryClient.invalidateQueries({ queryKey: voiceStatusKey });
      onSuccess();
    },
    onError,
  });
}

const mailPreferencesKey = ['', 'api', 'mail-preferences'] as const;

export function useMailPreferences() {
  return useQuery({ queryKey: mailPreferencesKey, queryFn: () => call(getMailPreferences, {}) });
}

export function useSetMailPreferences({ onError }: Pick<Outcome, 'onError'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: MailPreferences) => call(setMailPreferences, { body }),
    onSuccess: (saved) => queryClient.setQueryData<MailPreferences>(mailPreferencesKey, saved),
    onError,
  });
}
