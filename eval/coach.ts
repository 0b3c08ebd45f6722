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
  const cells = [
    real.length > 0 ? share(real.filter(({ found }) => found).length, real.length) : '',
    real.length > 0 ? byKind.join(', ') : '',
    calm.length > 0 ? share(calm.filter(({ found }) => found).length, calm.length) : '',
  ];
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
network is in models/coach. p5, p14 and B have chosen the thresholds; p6 and the exams have not, and nothing of any of them has been learned from. e1 to e3 were judged with
earlier networks, and what they showed led to more talk and topics; e4 to e6 were judged with 304 topics, and what they showed led to 353. e8 and e9, written afterwards,
showed that right topics do not make right answers, which led to the cases; there, "old" is the coach with 304 topics. e11 and e12 judged the first 2,114 cases, with three judges each; "old" had none.
e14 and e15 had three judges each, 6,753 cases and the network that marks answers, and "old" was the coach with 2,114 cases; their examiners were asked for the odd and the rare. e16 to e28 are those that count: their
examiners were asked for a fair sample of what parents would type, neither easier nor harder; three judges each, "new" has 7,389 cases and a ranker with larger teachers. What e16 and e17 showed led to more talk about plays (p21), a few rules and a new case network; e18 was written and judged after that. e19 to e22 judge 7,992 cases and twice as many marks, and "old" has 7,389; e21 was written and judged after what e19 and e20 showed (talks, toys), e22 after e21, and e22 has led to nothing but a rule or two. e23 to e26 judge 8,668 cases, 2,400 more marks and a first network that has learned ordinary messages, and "old" has 7,992; the examiner of e24 was asked for families and voices that do not come to mind first; e25 and e26 were written and judged after the few rules that e23 and e24 led to, and have led to nothing. e27 and e28 judge the same networks after an editor changed 3,547 of the 8,668 answers, and "old" is before that; they have led to nothing. e29 to e31 have two more situations, a play that could not be scored and one with zeros; e29 was used to drop a warm first sentence, and e30 and e31 to drop a second answer, which "new" gives there: what stands in the product is nearly "old" (decision 070). e32 and e33 judge a larger network for the cases, a ranker that learned from harder lists, and answers without a yes or no that nobody asked for; what they showed led to three rules (decision 076). e34 was written and judged after these, and has led to nothing. e36 and e37 judge networks that learned from 3,700 more marks, with what has been built for questions about a play; "old" is before both, in every exam from here on. What they showed led to rules (decision 078): no yes or no of another question, who died in this family, how one count changed. e38 and e39 were written by others and judged after these; they led to a handful of patterns more, after which e40 and e41 were written and judged. e42 to e50 judge networks that were tuned on with 18,500 messages as parents type them, follow-ups that are read with what came before, and answers with more of this play in them (decision 079); “old” is the coach of e41. e42 to e44 were written and judged first; what they showed led to rules about plays, after which e45 and e46, then e47 and e48, then e49 and e50 were written and judged, each pair by others, and each led to a few more. e10 and e13, of the same kind, were looked at while choosing when a case is answered. p16 has messages of the 49 new topics alone. What the first danger exam missed has led to more examples; the second has led to nothing, and both were looked at while choosing when it is an alarm; the third was looked at once, afterwards, and again while choosing anew; the fourth was written after that, and was looked at once, until the fifth was written: with it the alarm was lowered once more, after 139 of 150 and 2 of 400 at first sight.

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
  await dangerOf('B, plain', told('./coach/writer-b-plain.txt', ' | ')),
  await dangerOf('B, oblique', told('./coach/writer-b-oblique.txt', ' | ')),
  await dangerOf('B, harmless', told('./coach/writer-b-harmless.txt', '\u0000')),
  await dangerOf('everyday questions of p5, p6 and p14', everyday),
].join('\n')}

## Answers

${verdictTable()}

An answer takes ${quantile(times, 0.5).toFixed(1)} ms in the median and ${quantile(times, 0.95).toFixed(1)} at p95, on two cores at most, reading included. No word of it is sent anywhere.

Not measured: real parents. The answers beside this report are those of the final tree. Wanted are 4 of 5 with nothing below 2 and nine of ten on topic. In e42 to e50, nine exams by nine examiners with 27 sittings of judges, the mean is 4.00 (4.005, standard error .02 over the 900 talks; "old", in the same sittings: 3.95), 90.9 % are on topic ("old": 90.1 %), and six of 900 are below 2 ("old": eight): a neighbor's case four times, help lines for a window that was broken in jest, and thanks taken for a complaint; three of the six have led to rules. Single exams lie between 3.94 and 4.09. In e38 to e41, before this, the mean was 3.96 with five of 400 below 2. The coach that is "old" in e38 to e41 had 4.02 as "new" in e32 to e34 before other judges: a mean holds only beside what was judged in the same sitting. e16 to e34 were judged before, with the coaches of their time.
`);
