import type { ProgressWeek } from '#contract/progress.ts';
import { counted } from '#domain/counted.ts';
import { longDay } from './long-day.ts';
import { SkillHeaders } from './skill-headers.tsx';
import { skillLooks } from './skills.ts';

export function ReportWeeks({ weeks }: { weeks: readonly ProgressWeek[] }) {
  return (
    <div className="@container">
      <table className="w-full text-left text-sm">
        <caption className="pb-2 text-left font-extrabold text-ink text-xl">Each week</caption>
        <thead>
          <tr className="align-bottom text-ink-muted">
            <th scope="col" className="wrap-anywhere py-1.5 font-bold">
              Week of
            </th>
            <SkillHeaders />
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {weeks.map((week) => (
            <tr key={week.sunday} className="break-inside-avoid">
              <th scope="row" className="wrap-anywhere py-1.5 font-normal">
                <span className="block font-semibold">{longDay(week.sunday)}</span>
                <span className="block text-ink-muted">
                  {counted(week.playCount, 'session', 'sessions')},{' '}
                  {counted(week.minutes, 'minute', 'minutes')}
                </span>
              </th>
              {skillLooks.map(({ skill }) => (
                <td key={skill} className="tabular py-1.5 pl-2 text-right">
                  {week[skill] === null ? '–' : Math.round(week[skill])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
