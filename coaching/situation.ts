// What an answer can draw on: the play, the talk so far, and the child that it is about.
import type { ChatTurn, CoachContext } from './context.ts';
import type { Intent } from './understanding/subject.ts';
import { ofStatedAge, otherChildIn } from './which-child.ts';

export interface Situation extends CoachContext {
  readonly message: string;
  /** What the parent wrote before that. */
  readonly before: string;
  /** Everything that the coach has said before, and the last of it. */
  readonly said: string;
  readonly last: string;
}

export function situationOf(
  context: CoachContext,
  history: readonly ChatTurn[],
  message: string,
  intent: Intent,
): Situation {
  const own = history.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const asks = [
    ...history.filter(({ role }) => role === 'user').map(({ content }) => content),
    message,
  ];
  const asksForAnother = intent.kind === 'move' && intent.move === 'other-child';
  // A follow-up is about the child of what it follows.
  const leans = intent.kind === 'age' || (intent.kind === 'move' && !asksForAnother);
  const about = leans ? (asks.at(-2) ?? message) : message;
  const other =
    intent.kind === 'not-scored' ? undefined : otherChildIn(context, about, { asksForAnother });
  const child = ofStatedAge(other ?? context.child, asks);
  return {
    ...context,
    child,
    ...(other ? { play: undefined } : {}),
    message,
    before: asks.at(-2) ?? '',
    said: own.join('\n'),
    last: own.at(-1) ?? '',
  };
}
