import { ArrowRight, type LucideIcon, TrendingUp } from 'lucide-react';
import { scoreLabel, scoreTone } from '#domain/progress.ts';
import { cx } from '#web/ui/cx.ts';
import { toneClass } from './score-tone.ts';

interface ScoreSummaryProps {
  readonly average: number | null;
  readonly trend: number | undefined;
}

/** Words first, the number second; a low score has a quiet tone, never an alarm. */
export function ScoreSummary({ average, trend }: ScoreSummaryProps) {
  if (average === null) {
    return (
      <p className="text-ink-soft">No score yet. Your next five minutes can bring the first one.</p>
    );
  }
  return (
    <div className={cx('rounded-field px-4 py-3', toneClass[scoreTone(average)])}>
      <p className="text-ink-soft text-sm">Average score</p>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-extrabold text-2xl">{scoreLabel(average)}</span>
        <span className="tabular text-ink-soft">about {average.toFixed(1)} out of 5</span>
      </p>
      {trend !== undefined && <Trend trend={trend} />}
    </div>
  );
}

function Trend({ trend }: { trend: number }) {
  const { icon: Icon, text } = trendInWords(trend);
  return (
    <p className="mt-1 flex items-center gap-1.5 font-semibold text-sm">
      <Icon aria-hidden className="size-4.5 shrink-0" />
      {text}
    </p>
  );
}

function trendInWords(trend: number): { icon: LucideIcon; text: string } {
  const size = Math.abs(trend).toFixed(1);
  if (size === '0.0') return { icon: ArrowRight, text: 'Steady over your last few sessions' };
  return trend > 0
    ? { icon: TrendingUp, text: `Up ${size} over your last few sessions` }
    : { icon: ArrowRight, text: `${size} lower lately. Some days are like that, and that’s fine.` };
}
