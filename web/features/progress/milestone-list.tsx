import { Award, Flag, Flame, Heart, type LucideIcon, Sprout } from 'lucide-react';
import type { EarnedMilestone } from '#contract/milestones.ts';
import { MILESTONE_KINDS, type MilestoneKind, milestoneWords } from '#domain/milestones.ts';
import { dayLabel } from '#domain/progress.ts';
import { localDay } from '#web/browser/local-day.ts';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';

/** The others are about words, and have a heart. */
const icons: Partial<Record<MilestoneKind, LucideIcon>> = {
  firstSession: Sprout,
  streak3: Flame,
  streak7: Flame,
  streak14: Flame,
  streak30: Flame,
  sessions10: Award,
  sessions25: Award,
  sessions50: Award,
};

export function MilestoneList({ earned }: { earned: readonly EarnedMilestone[] }) {
  const kinds = new Set(earned.map(({ kind }) => kind));
  const next = MILESTONE_KINDS.find((kind) => !kinds.has(kind));
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="font-bold text-lg">Milestones</h2>
      <ul className="flex flex-col gap-4">
        {earned.map(({ id, kind, earnedAt, seenAt }) => (
          <Row key={id} kind={kind} isNew={seenAt === null}>
            {dayLabel(localDay(new Date(earnedAt)), localDay())}
          </Row>
        ))}
        {next && (
          <Row kind={next} isAhead>
            Next
          </Row>
        )}
      </ul>
    </Card>
  );
}

interface RowProps {
  readonly kind: MilestoneKind;
  readonly isNew?: boolean;
  readonly isAhead?: boolean;
  readonly children: string;
}

function Row({ kind, isNew = false, isAhead = false, children }: RowProps) {
  const { title, text } = milestoneWords(kind);
  const Icon = isAhead ? Flag : (icons[kind] ?? Heart);
  return (
    <li className="flex items-start gap-3.5">
      <span
        className={cx(
          'grid size-11 shrink-0 place-items-center rounded-full',
          isAhead ? 'bg-ink/6 text-ink-muted' : 'bg-glow text-on-glow',
        )}
      >
        <Icon aria-hidden className="size-5.5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-bold">
          {title}
          {isNew && (
            <span className="ml-2 rounded-full bg-glow-soft px-2 py-0.5 font-bold text-ink text-xs">
              New
            </span>
          )}
        </p>
        {!isAhead && <p className="text-ink-soft text-sm">{text}</p>}
        <p className="text-ink-muted text-sm">{children}</p>
      </div>
    </li>
  );
}
