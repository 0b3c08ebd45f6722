// What judges said of the answers. Each saw the old and the new coach's answer to a question side by side, in an order drawn by lot, and did not
// know which was which; 1 is useless, 5 is what a good coach would have written.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('./verdicts/', import.meta.url);
const marks = ['understood', 'helpful', 'specific', 'safe', 'tone'] as const;

interface Verdict extends Readonly<Record<(typeof marks)[number], number>> {
  readonly exam: string;
  readonly question: number;
  readonly coach: 'old' | 'new';
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export function verdictTable(): string {
  if (!existsSync(FOLDER)) return 'Nobody has judged them.';
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
  const all = names.flatMap(
    (name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Verdict[],
  );
  const rows = [...new Set(all.map(({ exam }) => exam))].flatMap((exam) =>
    (['old', 'new'] as const).map((coach) =>
      rowOf(
        exam,
        coach,
        all.filter((one) => one.exam === exam && one.coach === coach),
      ),
    ),
  );
  return `${names.length} sittings of judges, language models as well. An answer's mark is the mean of its five over all judges.

| exam | coach | questions | ${marks.join(' | ')} | mean | below 2 | on topic (understood at least 3) |
|---|---|--:|${marks.map(() => '--:|').join('')}--:|--:|--:|
${rows.join('\n')}`;
}

function rowOf(exam: string, coach: string, own: readonly Verdict[]): string {
  const answers = [...new Set(own.map(({ question }) => question))]
    .map((question) => own.filter((one) => one.question === question))
    .map((verdicts) => ({
      mark: mean(verdicts.flatMap((one) => marks.map((mark) => one[mark]))),
      understood: mean(verdicts.map(({ understood }) => understood)),
    }));
  const cells = [
    exam,
    coach,
    answers.length,
    ...marks.map((mark) => mean(own.map((one) => one[mark])).toFixed(2)),
    mean(answers.map(({ mark }) => mark)).toFixed(2),
    answers.filter(({ mark }) => mark < 2).length,
    `${((100 * answers.filter(({ understood }) => understood >= 3).length) / answers.length).toFixed(0)} %`,
  ];
  return `| ${cells.join(' | ')} |`;
}
