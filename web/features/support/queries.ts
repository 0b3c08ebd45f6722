import { useMutation } from '@tanstack/react-query';
import { sendSupportMessage } from '#contract/support.ts';
import { call } from '#web/api/call.ts';

interface Outcome {
  readonly onSent: (message: string) => void;
  readonly onError: (error: Error) => void;
}

/** The outcome hangs on the mutation: a toast about the end of the login session comes after it. */
export function useSendSupportMessage({ onSent, onError }: Outcome) {
  return useMutation({
    mutationFn: (message: string) => call(sendSupportMessage, { body: { message } }),
    onSuccess: (_answer, message) => onSent(message),
    onError,
  });
}
