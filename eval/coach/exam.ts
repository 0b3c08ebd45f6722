// Questions of examiners who have seen neither library nor code, with the answers of the coach as a parent would get them.
import { readFileSync } from 'node:fs';
import { answer, opening } from '#coaching/coach.ts';
import type { ChatTurn } from '#coaching/context.ts';
import { answerInDoubt, dangerAnswer } from '#coaching/danger/answer.ts';
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

/** Those from whom no network has learned; talks of the ones before are in models/coach/talks.jsonl and cases/x1.txt and x2.txt. */
export const examiners = ['e53', 'e54', 'e55', 'e56', 'e57', 'e58', 'e59', 'e60', 'e61'] as const;

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
    const alarm = await screenForDanger(reader, message, names);
    if (alarm && !alarm.isDoubtful) {
      turns.push({ message, answer: dangerAnswer(alarm.of, context.timeZone) });
      continue;
    }
    const words = await answer(reader, context, history, message);
    if (alarm) {
      turns.push({ message, answer: answerInDoubt(alarm.of, context.timeZone, words) });
      continue;
    }
    history.push({ role: 'user', content: message }, { role: 'assistant', content: words });
    turns.push({ message, answer: words });
  }
  return { about, turns };
}
