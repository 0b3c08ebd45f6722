import type { EarnedMilestone } from '#contract/milestones.ts';
import { milestoneWords } from '#domain/milestones.ts';
import { Button } from '#web/ui/button.tsx';
import { HandsIllustration } from '#web/ui/illustrations.tsx';
import { useMarkSeen, useMilestones } from './queries.ts';

/** What was reached and not celebrated yet, once: many are one card, and no longer than the screen. */
export function MilestoneCard({ childId }: { childId: number }) {
  const { data = [] } = useMilestones(childId);
  const { mutate: markSeen } = useMarkSeen(childId);
  const fresh = data.filter(({ seenAt }) => seenAt === null).toReversed();
  if (fresh.length === 0) return null;
  return (
    <section
      aria-labelledby="new-milestones"
      className="flex animate-rise flex-col items-center gap-3 rounded-card bg-lamp-soft p-5 text-center"
    >
      <HandsIllustration isJoyful className="w-24" />
      <h2 id="new-milestones" className="font-bold">
        {fresh.length === 1 ? 'A new milestone' : `${fresh.length} new milestones`}
      </h2>
      <Milestones fresh={fresh} />
      <Button
        variant="secondary"
        size="compact"
        className="mt-1 bg-card!"
        onClick={() => markSeen(fresh.map(({ id }) => id))}
      >
        Nice!
      </Button>
    </section>
  );
}

function Milestones({ fresh }: { fresh: readonly EarnedMilestone[] }) {
  const isOne = fresh.length === 1;
  return (
    <ul className="flex flex-col gap-1">
      {fresh.map(({ id, kind }) => {
        const { title, text } = milestoneWords(kind);
        return (
          <li key={id}>
            <p className={isOne ? 'font-extrabold text-xl' : 'font-bold'}>{title}</p>
            {isOne && <p className="text-ink-soft">{text}</p>}
          </li>
        );
      })}
    </ul>
  );
}
