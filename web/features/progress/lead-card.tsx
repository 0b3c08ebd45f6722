import type { Progress } from '#contract/progress.ts';
import { dayLabel } from '#domain/progress.ts';
import { useToday } from '#web/browser/use-today.ts';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { type Leader, leaderOf, leaderWords, leadInWords } from './lead-words.ts';

const SHOWN = 5;

/** How far the child's part of the bar reaches. */
const childsPart: Record<Leader, string> = { child: 'w-full', both: 'w-1/2', parent: 'w-1/6' };

interface LeadCardProps {
  readonly plays: Progress['plays'];
  readonly childName: string;
}

/** Avoid-talk without numbers and without alarm: who led, session by session, in words and as a bar. */
export function LeadCard({ plays, childName }: LeadCardProps) {
  const today = useToday();
  const values = plays.map(({ avoidTalk }) => avoidTalk);
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="font-bold text-lg">Who leads</h2>
      <p className="text-ink-soft">{leadInWords(values, childName)}</p>
      <ul aria-label="Who led, newest first" className="flex flex-col gap-3">
        {plays
          .slice(-SHOWN)
          .toReversed()
          .map(({ id, day, avoidTalk }) => {
            const leader = leaderOf(avoidTalk);
            return (
              <li key={id} className="flex flex-col gap-1">
                <span className="flex flex-wrap justify-between gap-x-3">
                  <span className="text-ink-muted text-sm">{dayLabel(day, today)}</span>
                  <span className="font-bold text-sm">{leaderWords(leader, childName)}</span>
                </span>
                <span aria-hidden className="h-3 rounded-full bg-ink/8">
                  <span className={cx('block h-full rounded-full bg-glow', childsPart[leader])} />
                </span>
              </li>
            );
          })}
      </ul>
      <p className="text-ink-muted text-sm">
        The fuller the bar, the fewer questions and commands, and the more {childName} leads.
      </p>
    </Card>
  );
}
