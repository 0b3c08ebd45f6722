import type { Progress } from '#contract/progress.ts';
import { SKILL_GOAL } from '#domain/score.ts';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { skillInWords } from './chart-words.ts';
import { LineChart } from './line-chart.tsx';
import { NumbersTable } from './numbers-table.tsx';
import { skillLooks } from './skills.ts';

export function SkillCharts({ plays }: { plays: Progress['plays'] }) {
  return (
    <Card className="flex flex-col gap-6">
      <div>
        <h2 className="font-bold text-lg">Your words</h2>
        <p className="text-ink-muted text-sm">
          {plays.length === 1 ? 'Your first session' : `Your last ${plays.length} sessions`}. The
          dotted line is the goal of {SKILL_GOAL}.
        </p>
      </div>
      {skillLooks.map(({ skill, name, what, color }) => {
        const values = plays.map((play) => play[skill]);
        return (
          <section key={skill} aria-label={name} className="flex flex-col gap-1">
            <h3 className="flex items-center gap-2 font-bold">
              <span aria-hidden className={cx('size-3 rounded-full bg-current', color)} />
              {name}
            </h3>
            <p className="text-ink-soft">{skillInWords(values)}</p>
            <LineChart
              label={`${what}, session by session. ${skillInWords(values)}.`}
              values={values}
              goal={SKILL_GOAL}
              color={color}
            />
          </section>
        );
      })}
      <NumbersTable plays={plays} />
    </Card>
  );
}
