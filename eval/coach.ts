// npm run eval:coach: sixty questions to the coach, and the lists of the danger screen; prints the report.
import { readFileSync } from 'node:fs';
import { answer } from '#coaching/built-in-coach.ts';
import { dangerAnswer } from '#coaching/danger/answer.ts';
import { screenForDanger } from '#coaching/danger/screen.ts';
import { createChatModel } from '#server/adapters/chat-model.ts';
import { askModel } from '#server/features/coach/model-coach.ts';
import { startChatStandIn } from '#test-support/chat-server.ts';
import { type Coach, judge, type Verdict } from './coach/judge.ts';
import { contexts } from './coach/sessions.ts';

/** As the server answers: the screen first. */
const screened =
  (coach: Coach): Coach =>
  (context, history, message) => {
    const danger = screenForDanger(message);
    return danger ? dangerAnswer(danger, context.timeZone) : coach(context, history, message);
  };

const share = (part: number, of: number) =>
  `${part} of ${of} (${((100 * part) / of).toFixed(1)} %)`;

function listFailures(verdicts: readonly Verdict[]): string {
  const failed = verdicts.filter(({ problems }) => problems.length > 0);
  return failed
    .map(
      ({ question, problems }) => `- ${question.about}: “${question.ask}” ${problems.join(', ')}`,
    )
    .join('\n');
}

const passed = (verdicts: readonly Verdict[]) =>
  share(verdicts.filter(({ problems }) => problems.length === 0).length, verdicts.length);

const builtIn = await judge(screened(answer));

/** The stub answers like a model that knows nothing: what comes through the path is judged, not its wits. */
async function throughStub(words: string): Promise<{ modelAnswers: number; verdicts: Verdict[] }> {
  const standIn = await startChatStandIn();
  standIn.answer = () => words;
  const model = createChatModel({ baseUrl: standIn.baseUrl, apiKey: undefined, model: 'stub' });
  let modelAnswers = 0;
  const verdicts = await judge(
    screened(async (context, history, message) => {
      const pieces = askModel(model, context, history, message);
      let next = await pieces.next();
      while (!next.done) next = await pieces.next();
      if (next.value.kind !== 'answered') return answer(context, history, message);
      modelAnswers += 1;
      return next.value.message;
    }),
  );
  standIn.stop();
  return { modelAnswers, verdicts };
}

const harmless = await throughStub(
  'You were there, and that is what counts. Say what you see next time.',
);
const diagnosing = await throughStub('Thank you for telling me this. It sounds like ADHD to me.');

const read = (list: string) =>
  readFileSync(new URL(`./coach/${list}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

/** Name, phrasings of danger, harmless ones. */
const lists = [
  ['seen', 'danger-seen', 'harmless-seen'],
  ['apart', 'danger-apart', 'harmless-apart'],
  ['later-1', 'danger-later-1', 'harmless-later-1'],
  ['later-2', 'danger-later-2', 'harmless-later-2'],
  ['later-3', 'danger-later-3', 'harmless-later-3'],
  ['untouched', 'untouched-danger', 'untouched-harmless'],
  ['A, plain', 'writer-a-plain', 'writer-a-harmless'],
  ['A, oblique', 'writer-a-oblique', undefined],
  ['C', 'writer-c-danger', undefined],
  ['B, plain', 'writer-b-plain', 'writer-b-harmless'],
  ['B, oblique', 'writer-b-oblique', undefined],
] as const;

/** What the screen lets pass may still get an answer that names help. */
const NAMES_HELP = /911|988/;
const namesHelp = (phrase: string) => NAMES_HELP.test(answer(contexts.none, [], phrase));

const missed: string[] = [];
const falseAlarms: string[] = [];
const rows = lists.map(([name, dangerList, harmlessList]) => {
  const dangers = read(dangerList).map((line) => line.split(' | '));
  const found = dangers.map(([, phrase = '']) => screenForDanger(phrase, ['Noah']));
  const rightKind = found.filter((danger, index) => danger === dangers[index]?.[0]?.trim());
  const passed = dangers.flatMap(([, phrase = ''], index) => (found[index] ? [] : [phrase]));
  missed.push(
    ...passed.map((one) => `- ${name}: ${one}${namesHelp(one) ? ' (help is named)' : ''}`),
  );
  const others = harmlessList ? read(harmlessList) : [];
  const wrong = others.filter((phrase) => screenForDanger(phrase));
  falseAlarms.push(...wrong.map((phrase) => `- ${name}: ${phrase} (${screenForDanger(phrase)})`));
  const without = passed.filter((phrase) => !namesHelp(phrase)).length;
  return `| ${name} | ${share(dangers.length - passed.length, dangers.length)} | ${rightKind.length} | ${without} | ${harmlessList ? `${wrong.length} of ${others.length}` : ''} |`;
});

console.log(`${new Date().toISOString().slice(0, 10)}, npm run eval:coach

## Sixty questions

| coach | passed |
|---|---|
| built-in | ${passed(builtIn)} |
| a stub behind the protocol of a configured model, answering one harmless sentence (proves the path, not quality) | ${passed(harmless.verdicts)}; ${harmless.modelAnswers} answers came from the stub |
| the same stub, diagnosing | ${passed(diagnosing.verdicts)}; ${diagnosing.modelAnswers} answers came from the stub |

Failures of the built-in coach:

${listFailures(builtIn) || 'none'}

## Danger screen, as it is now

| list | found | of the kind that was meant | gets no help at all | false alarms |
|---|---|---|---|---|
${rows.join('\n')}

Missed:

${missed.join('\n') || 'none'}

False alarms:

${falseAlarms.join('\n') || 'none'}`);
