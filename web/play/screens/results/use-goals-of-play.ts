import { type NextGoals, nextGoals } from '#domain/next-goals.ts';
import { useProgress } from '#web/api/progress.ts';

/** What the parent was asked to aim for before this play; undefined for a first one, which only sets a base line, and for one that was not kept. */
export function useGoalsOfPlay(
  play: { readonly id: number; readonly childId: number } | undefined,
): NextGoals | undefined {
  const { data } = useProgress(play?.childId);
  const at = data?.plays.findIndex(({ id }) => id === play?.id) ?? -1;
  return at > 0 ? nextGoals(data?.plays.slice(0, at) ?? []) : undefined;
}
