import { DESTINATION, type NextGoals, nextGoals } from '#domain/next-goals.ts';
import { useProgress } from '#web/api/progress.ts';

/** A first play with a child has no step: it sets the base line. */
export type GoalsOfPlay = NextGoals | 'baseLine';

/** What the parent was asked to aim for before this play; undefined while that is not known, and for one that was not kept. */
export function useGoalsOfPlay(
  play: { readonly id: number; readonly childId: number } | undefined,
): GoalsOfPlay | undefined {
  const { data, isError } = useProgress(play?.childId);
  if (!data) return isError ? DESTINATION : undefined;
  const at = data.plays.findIndex(({ id }) => id === play?.id);
  return at === 0 ? 'baseLine' : nextGoals(data.plays.slice(0, Math.max(0, at)));
}
