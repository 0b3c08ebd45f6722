import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/auth.ts';
import { cancelEmailChange, resendVerification } from '#contract/email-verification.ts';
import type { InputOf, ResponseOf } from '#contract/endpoint.ts';
import { updateProfile } from '#contract/profile.ts';
import { call } from '#web/api/call.ts';
import { currentUserKey } from '#web/api/current-user-key.ts';

type ProfileFields = InputOf<typeof updateProfile>['body'];

interface Outcome {
  readonly onSaved: (user: CurrentUser) => void;
  readonly onError: (error: Error) => void;
}

/** The outcome hangs on the mutation: a toast about the end of the login session comes after it. */
export function useUpdateProfile({ onSaved, onError }: Outcome) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileFields) => call(updateProfile, { body }),
    // The answer is the user as stored; asking once more could only fail.
    onSuccess: (user) => {
      queryClient.setQueryData<CurrentUser>(currentUserKey, user);
      onSaved(user);
    },
    onError,
  });
}

interface ResendOutcome extends Pick<Outcome, 'onError'> {
  readonly onSuccess: (sent: ResponseOf<typeof resendVerification>) => void;
}

export function useResendVerification(outcome: ResendOutcome) {
  return useMutation({ mutationFn: () => call(resendVerification, {}), ...outcome });
}

export function useCancelEmailChange({ onError }: Pick<Outcome, 'onError'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelEmailChange, {}),
    onSuccess: (user) => queryClient.setQueryData<CurrentUser>(currentUserKey, user),
    onError,
  });
}
