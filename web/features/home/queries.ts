import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type EarnedMilestone, listMilestones, markMilestonesSeen } from '#contract/milestones.ts';
import { call } from '#web/api/call.ts';
import { playSessionsKey } from '#web/api/play-sessions-key.ts';

const keyOf = (childId: number) => [...playSessionsKey, 'milestones', childId] as const;

export function useMilestones(childId: number) {
  return useQuery({
    queryKey: keyOf(childId),
    queryFn: () => call(listMilestones, { query: { childId } }),
  });
}

/** Once is enough: they are gone from the screen at once, and a call that fails is made up for on the next visit. */
export function useMarkSeen(childId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: number[]) => call(markMilestonesSeen, { body: { ids } }),
    onMutate: (ids) =>
      queryClient.setQueryData<EarnedMilestone[]>(keyOf(childId), (all) =>
        all?.filter(({ id }) => !ids.includes(id)),
      ),
    // Elsewhere they are not new any more.
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: [...playSessionsKey, 'over-time', childId] }),
  });
}
