// Questions of examiners who have seen neither library nor code, with the answers of the coach as a parent would get them.
import { readFileSync } from 'node:fs';
import { answer, opening } from '#coaching/coach.ts';
import type { ChatTurn } from '#coaching/context.ts';
import { dangerAnswer } from '#coaching/danger/answer.ts';
import { screenForDanger } from '#coaching/danger/screen.ts';
import type { MessageReader } from '#coaching/understanding/reading.ts';
import { type ContextName, contexts } from './sessions.ts';

interface Question {
  readonly about: ContextName;
  readonly messages: readonly string[];
}

export interface Answered {
  readonly about: ContextName;
  readonly turns: readonly { readonly message: string; readonly answer: string }[];
}

/** Those who were asked for a fair sample; the ones before judged coaches of long ago. */
export const examiners = [
  'e16',
  'e17',
  'e18',
  'e19',
  'e20',
  'e21',
  'e22',
  'e23',
  'e24',
  'e25',
  'e26',
  'e27',
  'e28',
  'e29',
  'e30',
  'e31',
  'e32',
  'e33',
  'e34',
  'e36',
  'e37',
  'e38',
  'e39',
  'e40',
  'e41',
  'e42',
  'e43',
  'e44',
  'e45',
  'e46',
  'e47',
  'e48',
  'e49',
  'e50',
] as const;

export function readExam(name: string): Question[] {
  return JSON.parse(readFileSync(new URL(`./exam/${name}.json`, import.meta.url), 'utf8'));
}

export async function answered(
  reader: MessageReader,
  { about, messages }: Question,
): Promise<Answered> {
  const context = contexts[about];
  const names = [context.child, ...context.siblings].map((child) => child?.name ?? '');
  const history: ChatTurn[] = context.play
    ? [{ role: 'assistant', content: opening(context) }]
    : [];
  const turns: { message: string; answer: string }[] = [];
  for (const message of messages) {
    const danger = await screenForDanger(reader, message, names);
    const words = danger
      ? dangerAnswer(danger, context.timeZone)
      : await answer(reader, context, history, message);
    history.push({ role: 'user', content: message }, { role: 'assistant', content: words });
    turns.push({ message, answer: words });
  }
  return { about, turns };
}
