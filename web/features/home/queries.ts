import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type EarnedMilestone, listMilestones, markMilestonesSeen } from '#contract/milestones.ts';
import { call } from '#web/api/call.ts';
import { milestonesKey, playSessionsKey } from '#web/api/play-sessions-key.ts';

export function useMilestones(childId: number) {
  return useQuery({
    queryKey: milestonesKey(childId),
    queryFn: () => call(listMilestones, { query: { childId } }),
  });
}

/** Once is enough: they are gone from the screen at once, and a call that fails is made up for on the next visit. */
export function useMarkSeen(childId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: number[]) => call(markMilestonesSeen, { body: { ids } }),
    onMutate: (ids) =>
      queryClient.setQueryData<EarnedMilestone[]>(milestonesKey(childId), (all) =>
        all?.filter(({ id }) => !ids.includes(id)),
      ),
    // Elsewhere they are not new any more.
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: [...playSessionsKey, 'over-time', childId] }),
  });
}
