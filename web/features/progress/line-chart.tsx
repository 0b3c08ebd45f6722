import { cx } from '#web/ui/cx.ts';
import { CHART, pathOf, runsOf, yOf } from './chart-geometry.ts';

/** With more points than this, dots would run into each other. */
const MOST_DOTS = 16;

interface LineChartProps {
  /** What it shows, in words. */
  readonly label: string;
  /** Oldest first; null is a gap. */
  readonly values: readonly (number | null)[];
  readonly goal: number;
  readonly color: string;
}

export function LineChart({ label, values, goal, color }: LineChartProps) {
  const top = Math.max(goal * 1.2, ...values.map((value) => value ?? 0));
  const runs = runsOf(values, top);
  const last = runs.at(-1)?.at(-1);
  const dots = values.length <= MOST_DOTS ? runs.flat() : [];
  return (
    <svg
      viewBox={`0 0 ${CHART.width} ${CHART.height}`}
      role="img"
      aria-label={label}
      className={cx('w-full', color)}
    >
      <path
        d={`M${CHART.margin} ${yOf(goal, top)}H${CHART.width - CHART.margin}`}
        strokeDasharray="2 6"
        className="stroke-2 stroke-edge"
        strokeLinecap="round"
      />
      <path
        d={`M${CHART.margin} ${yOf(0, top)}H${CHART.width - CHART.margin}`}
        className="stroke-line stroke-2"
      />
      {runs.map((run) => (
        <path
          key={run[0]?.x}
          d={pathOf(run)}
          fill="none"
          strokeLinejoin="round"
          strokeLinecap="round"
          className="stroke-3 stroke-current"
        />
      ))}
      {dots.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={3} className="fill-current" />
      ))}
      {last && (
        <circle cx={last.x} cy={last.y} r={6} className="fill-current stroke-3 stroke-card" />
      )}
    </svg>
  );
}
