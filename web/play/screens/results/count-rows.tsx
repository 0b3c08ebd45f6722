import { Ear, Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CdiMetrics } from '#domain/cdi-metrics.ts';
import { skillNames } from '#domain/skills.ts';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { baseLineWords, heldBack, holdBackWords, stepWords } from './result-words.ts';
import type { GoalsOfPlay } from './use-goals-of-play.ts';

const skills = [
  { of: 'labeledPraises', tone: 'bg-coral-soft' },
  { of: 'behaviorDescriptions', tone: 'bg-describe-soft' },
  { of: 'reflections', tone: 'bg-lamp-soft' },
] as const;

interface Props {
  readonly counts: CdiMetrics;
  /** What was aimed for in this play; until that is known, the counts stand alone. */
  readonly goals: GoalsOfPlay | undefined;
  /** Then what went well is all there is to see. */
  readonly isFirst: boolean;
}

/** About how often, each beside its step and the goal. */
export function CountRows({ counts, goals, isFirst }: Props) {
  const steps = goals === 'baseLine' ? undefined : goals;
  const shown = skills.filter(({ of }) => counts[of] > 0);
  const toCome = goals && !isFirst ? skills.filter(({ of }) => counts[of] === 0) : [];
  return (
    <>
      <ul className="flex flex-col gap-3">
        {shown.map(({ of, tone }) => (
          <Row
            key={of}
            tone={tone}
            sign={
              <>
                <span className="font-bold text-ink text-xs">about</span> {counts[of]}
              </>
            }
            name={`${skillNames[of]} Moments`}
            words={goals && stepWords(counts[of], steps?.[of])}
          />
        ))}
        {toCome.map(({ of, tone }) => (
          <Row
            key={of}
            tone={tone}
            sign={<Sprout aria-hidden className="size-7" />}
            name={skillNames[of]}
            words={stepWords(0, steps?.[of])}
          />
        ))}
        {goals && !isFirst && (
          <Row
            tone="bg-glow-soft"
            sign={<Ear aria-hidden className="size-7" />}
            name={heldBack(counts)}
            words={holdBackWords(counts, steps?.avoidTalk)}
          />
        )}
      </ul>
      {goals === 'baseLine' && <p className="text-center text-ink-soft text-sm">{baseLineWords}</p>}
    </>
  );
}

interface RowProps {
  readonly tone: string;
  readonly sign: ReactNode;
  readonly name: string;
  readonly words: string | undefined;
}

function Row({ tone, sign, name, words }: RowProps) {
  return (
    <li>
      <Card className="flex items-center gap-4">
        <span
          className={cx(
            'flex size-16 shrink-0 flex-col items-center justify-center rounded-full font-extrabold text-2xl tabular-nums leading-none',
            tone,
          )}
        >
          {sign}
        </span>
        <div>
          <span className="font-bold text-lg">{name}</span>
          {words && <p className="text-ink-muted text-sm">{words}</p>}
        </div>
      </Card>
    </li>
  );
}
