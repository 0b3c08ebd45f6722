import { ChevronDown } from 'lucide-react';
import type { Progress } from '#contract/progress.ts';
import { dayLabel } from '#domain/progress.ts';
import { localDay } from '#web/browser/local-day.ts';
import { SkillHeaders } from './skill-headers.tsx';
import { skillLooks } from './skills.ts';

/** What the charts show, to be read instead of looked at. */
export function NumbersTable({ plays }: { plays: Progress['plays'] }) {
  return (
    <details className="group @container">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 rounded-field font-bold text-lamp">
        Show the numbers
        <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <table className="mt-2 w-full text-left text-sm">
        <caption className="sr-only">About how often in each session, newest first</caption>
        <thead>
          <tr className="align-bottom text-ink-muted">
            <th scope="col" className="wrap-anywhere py-1.5 font-bold">
              Session
            </th>
            <SkillHeaders />
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {plays.toReversed().map((play) => (
            <tr key={play.id}>
              <th scope="row" className="wrap-anywhere py-2 font-semibold">
                {dayLabel(play.day, localDay())}
              </th>
              {skillLooks.map(({ skill }) => (
                <td key={skill} className="tabular py-2 pl-2 text-right">
                  {play[skill]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
