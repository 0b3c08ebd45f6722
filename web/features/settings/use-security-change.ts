import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '#web/api/api-error.ts';
import { currentUserKey } from '#web/api/current-user-key.ts';
import { isProofDeclined } from '#web/api/proof.ts';
import { toast } from '#web/ui/toast-store.ts';
import { securityKeys } from './security-queries.ts';

interface Change<Input, Answer> {
  readonly change: (input: Input) => Promise<Answer>;
  readonly onDone?: (answer: Answer) => void;
  /** Called after every end, before anything is said: a toast cannot be seen behind a dialog. */
  readonly onEnd?: () => void;
  /** What is said where the server has no words of its own. */
  readonly failure: string;
}

/** Something about how one signs in. What every card shows is asked for anew, since one change shows in several. */
export function useSecurityChange<Input, Answer>(options: Change<Input, Answer>) {
  const { change, onDone, onEnd, failure } = options;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (answer) => {
      onEnd?.();
      onDone?.(answer);
      await Promise.all(
        [...Object.values(securityKeys), currentUserKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: (error) => {
      onEnd?.();
      if (isProofDeclined(error)) return;
      toast({ title: failure, description: errorText(error), variant: 'destructive' });
    },
  });
}
