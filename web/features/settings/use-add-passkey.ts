import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Passkey } from '#contract/passkeys.ts';
import { isProofDeclined } from '#web/api/proof.ts';
import { securityKeys } from './security-queries.ts';

interface Outcome {
  readonly onAdded: (passkey: Passkey) => void;
  /** Undefined where somebody thought better of it. */
  readonly onProblem: (problem: string | undefined) => void;
}

const loadPasskeys = () => import('#web/api/passkeys.ts');

export function useAddPasskey({ onAdded, onProblem }: Outcome) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await loadPasskeys()).makePasskey(),
    onSuccess: async (passkey) => {
      onAdded(passkey);
      const { passkeys, accountEvents } = securityKeys;
      await queryClient.invalidateQueries({ queryKey: passkeys });
      await queryClient.invalidateQueries({ queryKey: accountEvents });
    },
    onError: async (error) => {
      if (isProofDeclined(error)) return;
      onProblem((await loadPasskeys()).passkeyProblem(error));
    },
  });
}
