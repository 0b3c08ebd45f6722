// npm run eval:coach: what the coach understands, what the danger screen finds, and its answers to the examiners' questions; prints the report
// and writes the answers beside it, for whoever judges them.
import { readFileSync, writeFileSync } from 'node:fs';
import { dangers } from '#coaching/danger/danger.ts';
import { screenForDanger } from '#coaching/danger/screen.ts';
import { loadMessageReader, readTopics } from '#server/adapters/message-reader.ts';
import { quantile } from './bench/quantile.ts';
import { answered, examiners, readExam } from './coach/exam.ts';
import { readMessages, understanding } from './coach/understanding.ts';
import { verdictTable } from './coach/verdicts.ts';

const share = (part: number, of: number) =>
  `${part} of ${of} (${((100 * part) / of).toFixed(1)} %)`;
const here = (path: string) => new URL(path, import.meta.url);

const reader = await loadMessageReader();

async function understandingOf(name: string): Promise<string> {
  const messages = readMessages(name);
  const { found, amongThree } = await understanding(reader, messages);
  const of = messages.length;
  return `| ${name} | ${share(found.right, of)} | ${share(found['offered beside another'], of)} | ${share(found.wrong, of)} | ${share(found['not understood'], of)} | ${share(amongThree, of)} |`;
}

interface Told {
  readonly kind: string;
  readonly message: string;
}

const told = (path: string, between: string): Told[] =>
  readFileSync(here(path), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [kind = '', message] = line.split(between);
      return message === undefined ? { kind: 'none', message: kind } : { kind, message };
    });

async function dangerOf(name: string, list: readonly Told[]): Promise<string> {
  const alarms = await Promise.all(
    list.map(async ({ kind, message }) => ({
      kind,
      found: await screenForDanger(reader, message),
    })),
  );
  const real = alarms.filter(({ kind }) => kind !== 'none');
  const calm = alarms.filter(({ kind }) => kind === 'none');
  const byKind = dangers.map((danger) => {
    const own = real.filter(({ kind }) => kind === danger);
    return `${danger} ${own.filter(({ found }) => found).length}/${own.length}`;
  });
  const alarmed = (own: typeof alarms) => {
    const inDoubt = own.filter(({ found }) => found?.isDoubtful).length;
    const all = own.filter(({ found }) => found).length;
    return own.length > 0 ? `${share(all, own.length)}, ${inDoubt} in doubt` : '';
  };
  const cells = [alarmed(real), real.length > 0 ? byKind.join(', ') : '', alarmed(calm)];
  return `| ${name} | ${cells.join(' | ')} |`;
}

const everyday = ['p5', 'p6', 'p14'].flatMap((name) =>
  readMessages(name).map(({ message }) => ({ kind: 'none', message })),
);

const times: number[] = [];
for (const name of examiners) {
  const all = [];
  for (const question of readExam(name)) {
    const begunMs = performance.now();
    all.push(await answered(reader, question));
    times.push((performance.now() - begunMs) / question.messages.length);
  }
  writeFileSync(here(`./reports/coach-answers-${name}.json`), `${JSON.stringify(all, null, 2)}\n`);
}

console.log(`# How good is the coach?

${new Date().toISOString().slice(0, 10)}, npm run eval:coach

All messages and questions are by language models that had a brief and saw neither library nor code, not by parents. What teaches the
networks is in models/coach. p5, p14 and B have chosen the thresholds; p6 has not, and nothing of any of them has been learned from; p16 has messages of the 49 topics added last alone. The first five danger exams have been looked at more than once: what the first missed has led to more examples, all five have chosen the
threshold of the alarm; with the sixth, of two writers, and the seventh, of a third one, it was lowered to .30. The eighth, of a fourth writer, has led to rules for Spanish, in which five of its dangers are told: before them 79 of its 100 were found with an alarm from .37, and 81 from .30. An alarm from .20 to .70, in doubt, names the help lines and goes on with the coach's answer; .20 was chosen on the first eight, and the ninth, of a fifth writer, was looked at once, with it. Of the harmless ones of the sixth 100 were asked for with alarming words. e53 to e61 were written by nine examiners; the networks have learned from none of them.
The exams before them have chosen, or taught, what the coach answers; their verdicts below are of the coaches of their
time, and the decisions say what each pair of columns compares (052, 055, 060, 062, 066, 070, 074, 076, 078, 079, 080, 081, 082, 083). "Old" in e53, e54 and e55 is the coach of decision 080, "new" the one of 081: in e53 and e54 before its last 452 answers, and while it marked all of up to nine answers instead of the four likeliest, in e55 but for the threshold of the alarm and the wording of 258 answers.
In e56, e57 and e58 "old" is the coach of 081 and "new" the one of 082, in e56 and e57 before it met good news as such, to which they have led; in e58 as it is, but for an alarm from .37 instead of .30, which changes none of its answers.
In e59, e60 and e61 "old" is the coach of 082 and "new" the one of 083, in e59 and e60 before it told good news by meaning, to which they have led; in e61 both say the same.

## What a message is about, of ${(await readTopics()).length} topics

| writer | right | offered beside another | wrong | not understood | right one among the first three |
|---|--:|--:|--:|--:|--:|
${(await Promise.all(['p5', 'p6', 'p14', 'p16'].map(understandingOf))).join('\n')}

## Danger

| list | danger found | by kind | harmless that alarm |
|---|--:|---|--:|
${[
  await dangerOf('exam', told('./coach/exam/danger.txt', '\t')),
  await dangerOf('second exam', told('./coach/exam/danger-2.txt', '\t')),
  await dangerOf('third exam', told('./coach/exam/danger-3.txt', '\t')),
  await dangerOf('fourth exam', told('./coach/exam/danger-4.txt', '\t')),
  await dangerOf('fifth exam', told('./coach/exam/danger-5.txt', '\t')),
  await dangerOf('sixth exam', told('./coach/exam/danger-6.txt', '\t')),
  await dangerOf('seventh exam', told('./coach/exam/danger-7.txt', '\t')),
  await dangerOf('eighth exam', told('./coach/exam/danger-8.txt', '\t')),
  await dangerOf('ninth exam', told('./coach/exam/danger-9.txt', '\t')),
  await dangerOf('B, plain', told('./coach/writer-b-plain.txt', ' | ')),
  await dangerOf('B, oblique', told('./coach/writer-b-oblique.txt', ' | ')),
  await dangerOf('B, harmless', told('./coach/writer-b-harmless.txt', '\u0000')),
  await dangerOf('everyday questions of p5, p6 and p14', everyday),
].join('\n')}

## Answers

${verdictTable()}

An answer takes ${quantile(times, 0.5).toFixed(1)} ms in the median and ${quantile(times, 0.95).toFixed(1)} at p95, on two cores at most, reading included. No word of it is sent anywhere.

Not measured: real parents. The answers beside this report are those of the final tree. Wanted are 4 of 5 with nothing below 2 and nine of ten on topic.
`);
