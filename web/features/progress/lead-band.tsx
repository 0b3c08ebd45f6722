import type { Progress } from '#contract/progress.ts';
import { Card } from '#web/ui/card.tsx';
import { CHART, pathOf, xOf, yOf } from './chart-geometry.ts';
import { directionOf } from './chart-words.ts';

/** The aim is fewer than three in five minutes. */
const FEW = 3;
/** Above it, the band is as wide as it gets: how much more is nothing to look at. */
const WIDEST = 12;

interface LeadBandProps {
  readonly plays: Progress['plays'];
  readonly childName: string;
}

/** Avoid-talk without numbers and without alarm: the narrower the band, the more the child leads. */
export function LeadBand({ plays, childName }: LeadBandProps) {
  const values = plays.map(({ avoidTalk }) => avoidTalk);
  const last = values.at(-1) ?? 0;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="font-bold text-lg">Who leads</h2>
      <p className="text-ink-soft">
        {last < FEW
          ? `In your last session ${childName} was in the lead.`
          : 'Next time, try turning one question or direction into a statement: “You chose the red one.”'}
      </p>
      <Band values={values} label={inWords(values, childName)} />
      <p className="text-ink-muted text-sm">
        The narrower the band, the fewer questions and directions, and the more {childName} leads.
      </p>
    </Card>
  );
}

function inWords(values: readonly number[], childName: string): string {
  const direction = directionOf(values);
  if (direction === 'down') return `The band grows narrower: ${childName} leads more than before.`;
  if (direction === 'up') return 'The band is a little wider than before. Days differ.';
  return 'The band of questions and directions, session by session.';
}

function Band({ values, label }: { values: readonly number[]; label: string }) {
  // One session alone is a band of its own width.
  const shown = values.length === 1 ? [...values, ...values] : values;
  const middle = CHART.height / 2;
  const half = (value: number) => middle - yOf(value, WIDEST) / 2;
  const upper = shown.map((value, index) => ({
    x: xOf(index, shown.length),
    y: middle - Math.max(3, half(value)),
  }));
  const lower = upper.map(({ x, y }) => ({ x, y: CHART.height - y })).toReversed();
  return (
    <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} role="img" aria-label={label}>
      <path
        d={`${pathOf([...upper, ...lower])}Z`}
        strokeLinejoin="round"
        className="fill-glow/45 stroke-3 stroke-glow"
      />
    </svg>
  );
}
