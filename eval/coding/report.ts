// The tables of one set of sessions.
import { withoutMarks } from '../../models/coder/coded-session.ts';
import { alwaysNeutral, type Baseline, rulesOfThumb } from './baselines.ts';
import { type JudgedUnit, judge, pairOf } from './judge.ts';
import { categoryOf, confusionTable, type Figures, figuresOf, type Pair } from './metrics.ts';
import { type CodedSession, truthOf } from './sessions.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const summary = (name: string, figures: Figures) =>
  `| ${name} | ${percent(figures.accuracy)} | ${percent(figures.fineAccuracy)} | ${figures.macroF1.toFixed(3)} | ${percent(figures.falseAvoid)} |`;

const baselinePairs = (sessions: readonly CodedSession[], code: Baseline): Pair[] =>
  sessions.flatMap((session) => {
    const found = code(session);
    return truthOf(session).map((truth, index): Pair => [truth, found[index] ?? 'NC']);
  });

export async function reportOf(sessions: readonly CodedSession[]): Promise<string> {
  const begun = process.cpuUsage();
  const { units, countErrors } = await judge(sessions);
  const { user, system } = process.cpuUsage(begun);
  const perSecond = units.length / ((user + system) / 1_000_000);
  const plain = await judge(sessions.map(withoutMarks));
  const pairs = units.map(pairOf);
  const figures = figuresOf(pairs);
  return `${sessions.length} sessions with ${figures.units} units

| given split | accuracy by category | by code | macro-F1 | harmless units taken for avoid-talk |
|---|--:|--:|--:|--:|
${summary('**coder**', figures)}
${summary('coder, without marks and capitals', figuresOf(plain.units.map(pairOf)))}
${summary('baseline: rules of thumb', figuresOf(baselinePairs(sessions, rulesOfThumb)))}
${summary('baseline: always neutral', figuresOf(baselinePairs(sessions, alwaysNeutral)))}

| category | units | precision | recall | F1 |
|---|--:|--:|--:|--:|
${figures.classes
  .map(
    ({ category, units, precision, recall, f1 }) =>
      `| ${category} | ${units} | ${precision.toFixed(2)} | ${recall.toFixed(2)} | ${f1.toFixed(2)} |`,
  )
  .join('\n')}

${confusionTable(pairs)}

${reliabilityTable(units)}

| own split: mean error of a session's count | with marks | without |
|---|--:|--:|
${[...countErrors].map(([counter, error]) => `| ${counter} | ${error.toFixed(2)} | ${(plain.countErrors.get(counter) ?? 0).toFixed(2)} |`).join('\n')}

${Math.round(perSecond)} units in a second of one core, coded as split by hand and as split by itself.
`;
}

const BANDS = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 1.01] as const;

/** How often the coder is right where it is so sure. */
function reliabilityTable(judged: readonly JudgedUnit[]): string {
  const bands = BANDS.slice(0, -1).map((from, index) => [from, BANDS[index + 1] ?? 1] as const);
  const row = (name: string, of: (category: string) => boolean) => {
    const cells = bands.map(([from, to]) => {
      const inBand = judged.filter(
        ({ found: { code, confidence } }) =>
          of(categoryOf(code)) && confidence >= from && confidence < to,
      );
      const right = inBand.filter(
        ({ truth, found }) => categoryOf(truth) === categoryOf(found.code),
      );
      return inBand.length > 0 ? `${right.length} of ${inBand.length}` : '';
    });
    return `| ${name} | ${cells.join(' | ')} |`;
  };
  const heads = bands.map(([from, to]) => `${from} to ${Math.min(1, to)}`);
  return `| right, of those called, by confidence | ${heads.join(' | ')} |
|---|${heads.map(() => '--:').join('|')}|
${row('all', () => true)}
${['NTA', 'Q', 'C', 'RF', 'BD', 'LP'].map((category) => row(category, (one) => one === category)).join('\n')}`;
}
