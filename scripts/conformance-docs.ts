// npm run docs:conformance: writes docs/conformance.md from the statements and from what the last `npm test` says of their tests.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { requireTests } from './conformance/named-tests.ts';
import { type Results, readResults } from './conformance/results.ts';
import { type Chapter, SEPARATOR, type Statement } from './conformance/statement.ts';
import { accounts } from './conformance/statements/accounts.ts';
import { apiDetails } from './conformance/statements/api-details.ts';
import { callsAndStorage } from './conformance/statements/calls-and-storage.ts';
import { carers } from './conformance/statements/carers.ts';
import { children } from './conformance/statements/children.ts';
import { coach } from './conformance/statements/coach.ts';
import { data } from './conformance/statements/data.ts';
import { live } from './conformance/statements/live.ts';
import { onboarding } from './conformance/statements/onboarding.ts';
import { pagesAndErrors } from './conformance/statements/pages-and-errors.ts';
import { play } from './conformance/statements/play.ts';
import { playDetails } from './conformance/statements/play-details.ts';
import { progress } from './conformance/statements/progress.ts';
import { publicPages } from './conformance/statements/public-pages.ts';
import { results } from './conformance/statements/results.ts';
import { settings } from './conformance/statements/settings.ts';
import { wanted } from './conformance/statements/wanted.ts';
import { VERDICTS, verdictOn } from './conformance/verdict.ts';

const root = dirname(import.meta.dirname);
export const file = join(root, 'docs', 'conformance.md');

export const chapters: readonly Chapter[] = [
  accounts,
  onboarding,
  children,
  carers,
  play,
  live,
  results,
  coach,
  progress,
  settings,
  data,
  pagesAndErrors,
  publicPages,
  playDetails,
  apiDetails,
  callsAndStorage,
  wanted,
];

const INTRODUCTION = `# Conformance

What the specification says of the product and a machine can check, one statement a row, with the test that shows it. Written by
\`npm run docs:conformance\` from \`scripts/conformance/statements\` and the results of the last \`npm test\`; not by hand.

| Verdict | Meaning |
|---|---|
| passed | Every test of the row passed. |
| differs | The product differs on purpose, by the decision that is named; tests, where there are any, show what it does instead. |
| failed | A test of the row failed. |
| not run | The last run did not have a test of the row. |
| not checked | No test shows it; the row says why. |
| not built | The product does not have it. |
`;

const cell = (text: string) => text.replaceAll('|', String.raw`\|`);

/** "\`domain/age.test.ts\`: reads as people say it". */
function testWords(test: string): string {
  const [path = '', ...titles] = test.split(SEPARATOR);
  return `\`${path}\`: ${titles.join(SEPARATOR)}`;
}

function rowOf(statement: Statement, lastRun: Results): string {
  const { id, says, shownBy = [], decision, note } = statement;
  const number = decision?.slice(0, 3);
  const evidence = [
    ...(decision ? [`[Decision ${number}](decisions/${decision}.md)`] : []),
    ...(note ? [note] : []),
    ...shownBy.map(testWords),
  ];
  const cells = [id, says, verdictOn(statement, lastRun), evidence.join('<br>')];
  return `| ${cells.map(cell).join(' | ')} |`;
}

function sectionOf({ title, statements }: Chapter, lastRun: Results): string {
  const rows = statements.map((statement) => rowOf(statement, lastRun));
  return [
    `## ${title}\n`,
    '| Id | Statement | Verdict | Shown by |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function totalsOf(lastRun: Results): string {
  const counts = (statements: readonly Statement[]) => {
    const verdicts = statements.map((statement) => verdictOn(statement, lastRun));
    return VERDICTS.map((verdict) => verdicts.filter((one) => one === verdict).length);
  };
  const row = (title: string, statements: readonly Statement[]) =>
    `| ${[title, statements.length, ...counts(statements)].join(' | ')} |`;
  const all = chapters.flatMap(({ statements }) => statements);
  return [
    `| Chapter | Statements | ${VERDICTS.join(' | ')} |`,
    `|---|${'---|'.repeat(VERDICTS.length + 1)}`,
    ...chapters.map(({ title, statements }) => row(title, statements)),
    row('**All**', all),
  ].join('\n');
}

export function conformancePage(lastRun: Results): string {
  const sections = chapters.map((chapter) => sectionOf(chapter, lastRun));
  return `${[INTRODUCTION, totalsOf(lastRun), ...sections].join('\n\n').replaceAll('\n\n\n', '\n\n')}\n`;
}

if (process.argv[1] === import.meta.filename) {
  requireTests(
    root,
    chapters.flatMap(({ statements }) => statements),
  );
  writeFileSync(file, conformancePage(readResults(root)));
}
