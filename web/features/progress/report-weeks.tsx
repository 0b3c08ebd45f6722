import type { ProgressWeek } from '#contract/progress.ts';
import { longDay } from './long-day.ts';
import { skillLooks } from './skills.ts';

export function ReportWeeks({ weeks }: { weeks: readonly ProgressWeek[] }) {
  const cell = 'tabular wrap-anywhere py-1.5 pl-2 text-right';
  return (
    <table className="w-full text-left text-sm">
      <caption className="pb-2 text-left font-extrabold text-ink text-xl">Each week</caption>
      <thead className="text-ink-muted">
        <tr className="align-bottom">
          <th scope="col" className="py-1.5 font-bold">
            Week of
          </th>
          <th scope="col" className={cell}>
            Sessions
          </th>
          <th scope="col" className={cell}>
            Minutes
          </th>
          {skillLooks.map(({ skill, name }) => (
            <th key={skill} scope="col" className={cell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {weeks.map((week) => (
          <tr key={week.sunday} className="break-inside-avoid">
            <th scope="row" className="py-1.5 font-semibold">
              {longDay(week.sunday)}
            </th>
            <td className={cell}>{week.playCount}</td>
            <td className={cell}>{week.minutes}</td>
            {skillLooks.map(({ skill }) => (
              <td key={skill} className={cell}>
                {week[skill] === null ? '–' : Math.round(week[skill])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
