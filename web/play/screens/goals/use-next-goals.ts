import { nextGoals } from '#domain/next-goals.ts';
import { useChildren } from '#web/api/children.ts';
import { useProgress } from '#web/api/progress.ts';
import { findChosenChild } from '#web/browser/chosen-child.ts';

/** For the child that this tab is about. Where nothing can be asked for, the goals are where the road leads. */
export function useNextGoals() {
  const { data: children } = useChildren();
  const { data } = useProgress(children && findChosenChild(children)?.id);
  return { goals: data && nextGoals(data.plays), hasNotPlayed: data?.plays.length === 0 };
}
