import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { confirmEveryoneKnows, getEveryoneKnows } from '#contract/consents.ts';
import { call } from '#web/api/call.ts';

const everyoneKnowsKey = ['', 'api', 'consents', 'everyone-knows'] as const;

export function useEveryoneKnows() {
  return useQuery({ queryKey: everyoneKnowsKey, queryFn: () => call(getEveryoneKnows, {}) });
}

export function useConfirmEveryoneKnows({ onError }: { readonly onError: () => void }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(confirmEveryoneKnows, { body: { granted: true } }),
    onSuccess: (consent) => queryClient.setQueryData(everyoneKnowsKey, consent),
    onError,
  });
}
