// npm run eval:coding [-- FOLDER]: how well the coder codes sessions that it has not learned from.
import { join, resolve } from 'node:path';
import { codeTurns } from '#coding/coder.ts';
import type { Code } from '#coding/session.ts';
import { countTalk, type TalkCounts } from '#domain/talk-counts.ts';
import { withoutMarks } from '../models/coder/coded-session.ts';
import { alwaysNeutral, rulesOfThumb } from './coding/baselines.ts';
import { confusionTable, type Figures, figuresOf, type Pair } from './coding/metrics.ts';
import { type CodedSession, readCodedSessions, truthOf } from './coding/sessions.ts';

const given = process.argv[2];

const codeGivenSplit = (session: CodedSession): Code[] =>
  codeTurns(session.turns, { childName: session.child.name })
    .flat()
    .map((unit) => unit.code);

function codeOwnSplit(session: CodedSession): Code[] {
  const turns = session.turns.map(({ units: _units, ...turn }) => turn);
  return codeTurns(turns, { childName: session.child.name })
    .flat()
    .map((unit) => unit.code);
}

function pairsOf(all: readonly CodedSession[], code: (session: CodedSession) => Code[]): Pair[] {
  return all.flatMap((session) => {
    const found = code(session);
    return truthOf(session).map((truth, index): Pair => [truth, found[index] ?? 'NC']);
  });
}

/** The mean of how far each count of a session is from the truth. */
function countErrors(all: readonly CodedSession[], code: (session: CodedSession) => Code[]) {
  const { imitations: _imitations, ...counted } = countTalk([]);
  const counters = Object.keys(counted) as (keyof TalkCounts)[];
  const countsOf = (codes: readonly Code[]) => countTalk(codes.map((code) => ({ code })));
  return counters.map((counter) => {
    const errors = all.map((session) =>
      Math.abs(countsOf(code(session))[counter] - countsOf(truthOf(session))[counter]),
    );
    return [counter, errors.reduce((sum, error) => sum + error, 0) / errors.length] as const;
  });
}

/** Units coded in a second of one core's time; what else the machine does counts little. */
function unitsPerSecond(sessions: readonly CodedSession[]): number {
  let units = 0;
  let seconds = 0;
  const begun = process.cpuUsage();
  while (seconds < 3) {
    for (const session of sessions) units += codeOwnSplit(session).length;
    const { user, system } = process.cpuUsage(begun);
    seconds = (user + system) / 1_000_000;
  }
  return units / seconds;
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const summary = (name: string, figures: Figures) =>
  `| ${name} | ${percent(figures.accuracy)} | ${percent(figures.fineAccuracy)} | ${figures.macroF1.toFixed(3)} | ${percent(figures.falseAvoid)} |`;

function report(sessions: readonly CodedSession[]): string {
  const plain = sessions.map(withoutMarks);
  const pairs = pairsOf(sessions, codeGivenSplit);
  const figures = figuresOf(pairs);
  const ownErrors = countErrors(sessions, codeOwnSplit);
  const plainErrors = new Map(countErrors(plain, codeOwnSplit));
  return `${sessions.length} sessions with ${figures.units} units

| given split | accuracy by category | by code | macro-F1 | harmless units taken for avoid-talk |
|---|--:|--:|--:|--:|
${summary('**coder**', figures)}
${summary('coder, without marks and capitals', figuresOf(pairsOf(plain, codeGivenSplit)))}
${summary('baseline: rules of thumb', figuresOf(pairsOf(sessions, rulesOfThumb)))}
${summary('baseline: always neutral', figuresOf(pairsOf(sessions, alwaysNeutral)))}

| category | units | precision | recall | F1 |
|---|--:|--:|--:|--:|
${figures.classes
  .map(
    ({ category, units, precision, recall, f1 }) =>
      `| ${category} | ${units} | ${precision.toFixed(2)} | ${recall.toFixed(2)} | ${f1.toFixed(2)} |`,
  )
  .join('\n')}

${confusionTable(pairs)}

| own split: mean error of a session's count | with marks | without |
|---|--:|--:|
${ownErrors.map(([counter, error]) => `| ${counter} | ${error.toFixed(2)} | ${(plainErrors.get(counter) ?? 0).toFixed(2)} |`).join('\n')}

${Math.round(unitsPerSecond(sessions))} units in a second of one core, split and coded.
`;
}

const ours = (name: string) =>
  readCodedSessions(join(import.meta.dirname, 'coding/sessions', name));

console.log(`# Coding what a parent says

${new Date().toISOString().slice(0, 10)}, npm run eval:coding, ${process.platform} ${process.arch}, Node ${process.versions.node}.
`);
if (given) console.log(report(readCodedSessions(resolve(process.env.INIT_CWD ?? '.', given))));
else
  console.log(`The coder has learned from none of these sessions (coding/sessions/README.md says what they are).

## Ordinary families
${report(ours('ordinary'))}
## Harder talk
${report(ours('harder'))}`);
