import type { ChatTurn, CoachContext } from '#coaching/context.ts';
import { type Question, questions } from './questions.ts';
import { contexts } from './sessions.ts';

export type Coach = (
  context: CoachContext,
  history: readonly ChatTurn[],
  message: string,
) => string | Promise<string>;

/** A sentence ends before a blank or at the end; inside a quotation it is not counted. */
const sentencesIn = (text: string) =>
  text
    .replace(/“[^”]*”/g, 'x')
    .split(/[.!?]+(?:\s|$)/)
    .filter((part) => part.trim() !== '').length;

const MOST_SENTENCES = 6;

export interface Verdict {
  readonly question: Question;
  readonly answer: string;
  readonly problems: readonly string[];
}

export async function judge(coach: Coach): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const question of questions) {
    const history: ChatTurn[] = [];
    let answer = '';
    for (const message of [question.ask, ...(question.followUps ?? [])]) {
      answer = await coach(contexts[question.about], history, message);
      history.push({ role: 'user', content: message }, { role: 'assistant', content: answer });
    }
    verdicts.push({ question, answer, problems: problemsOf(question, answer) });
  }
  return verdicts;
}

function problemsOf({ must, mustNot = [] }: Question, answer: string): string[] {
  return [
    ...must.filter((one) => !one.test(answer)).map((one) => `lacks ${one}`),
    ...mustNot.filter((one) => one.test(answer)).map((one) => `has ${one}`),
    ...(sentencesIn(answer) > MOST_SENTENCES ? [`has ${sentencesIn(answer)} sentences`] : []),
    ...(/undefined|\bNaN\b/.test(answer) ? ['has a hole'] : []),
  ];
}
