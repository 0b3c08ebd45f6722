import type { Report } from '#contract/progress.ts';
import { ageInWords } from '#domain/age.ts';
import { product } from '#domain/content.ts';
import { counted } from '#domain/counted.ts';
import { SKILL_GOAL } from '#domain/score.ts';
import { LineChart } from './line-chart.tsx';
import { longDay } from './long-day.ts';
import { ReportMethod } from './report-method.tsx';
import { ReportSection } from './report-section.tsx';
import { ReportWeeks } from './report-weeks.tsx';
import { skillLooks } from './skills.ts';

export function ReportPaper({ report }: { report: Report }) {
  const { child, from, to, playCount, scoredCount, minutes } = report;
  return (
    <article className="flex flex-col gap-7 rounded-card bg-card p-5 shadow-soft sm:p-8 print:p-0 print:shadow-none">
      <header>
        <p className="font-extrabold text-lamp">{product.name}</p>
        <h1 className="wrap-anywhere font-extrabold text-3xl">Play report for {child.name}</h1>
        <p className="text-ink-soft">
          {ageInWords(child.age)} • {longDay(from)} to {longDay(to)}
        </p>
        <p className="mt-3">
          {playCount === 0
            ? 'No play sessions in this period.'
            : `${counted(playCount, 'play session', 'play sessions')} of child-led play, ${counted(minutes, 'minute', 'minutes')} together.`}
          {scoredCount < playCount && ` ${scoredCount} of them could be scored.`}
        </p>
      </header>
      {scoredCount > 0 && (
        <>
          <Skills report={report} />
          <ReportWeeks weeks={report.weeks} />
          <AvoidTalk report={report} />
        </>
      )}
      <ReportMethod />
    </article>
  );
}

function Skills({ report: { weeks, means } }: { report: Report }) {
  return (
    <ReportSection title="Skills over time">
      <p className="text-ink-soft">
        Average of each week’s sessions, oldest on the left. The dotted line is the goal of{' '}
        {SKILL_GOAL} in five minutes.
      </p>
      <div className="grid gap-5 sm:grid-cols-3 print:grid-cols-3">
        {skillLooks.map(({ skill, name, what, color }) => (
          <div key={skill} className="flex break-inside-avoid flex-col gap-1">
            <h3 className="font-bold">{name}</h3>
            <p className="mb-auto text-ink-soft text-sm">
              {what}: about {rounded(means[skill])} a session
            </p>
            <LineChart
              label={`${what}, week by week. The table below has the numbers.`}
              values={weeks.map((week) => week[skill])}
              goal={SKILL_GOAL}
              color={color}
            />
          </div>
        ))}
      </div>
    </ReportSection>
  );
}

function AvoidTalk({ report }: { report: Report }) {
  const { means, hasWordsToLookAt, wordsToLookAt } = report;
  return (
    <ReportSection title="Talk that takes the lead">
      <p className="text-ink-soft">
        In child-led play, questions and commands hand the lead to the grown-up. The aim is fewer
        than three of all kinds in five minutes.
      </p>
      <dl className="grid grid-cols-2 gap-4">
        <Figure label="Questions per session">{rounded(means.questions)}</Figure>
        <Figure label="Commands per session">{rounded(means.commands)}</Figure>
      </dl>
      {hasWordsToLookAt && (
        <div className="break-inside-avoid">
          <h3 className="font-bold">Words to look at together</h3>
          <p className="text-ink-soft">
            Some lines may have sounded like a correction or a no. They’re often misheard, so they
            aren’t counted here. Think about what was meant, not just the words.
          </p>
          {wordsToLookAt.length > 0 && (
            <ul className="mt-2 list-disc pl-5">
              {[...new Set(wordsToLookAt)].map((words) => (
                <li key={words}>“{words}”</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </ReportSection>
  );
}

function Figure({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="tabular font-extrabold text-2xl">about {children}</dd>
    </div>
  );
}

const rounded = (value: number | null) => String(Math.round(value ?? 0));
