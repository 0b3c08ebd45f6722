// Answers with the configured model, sentence by sentence, as long as each one keeps to the guard rails.
import { MOST_CHARACTERS, problemWith } from '#coaching/check-answer.ts';
import type { ChatTurn, CoachContext } from '#coaching/context.ts';
import type { Danger } from '#coaching/danger/danger.ts';
import { dangerInAnswer, instructionsFor, recentTurns } from '#coaching/model-instructions.ts';
import { standInNames } from '#coaching/stand-in-names.ts';
import type { ChatModel, Patience } from '#server/adapters/chat-model.ts';
import { SentenceEnds } from './sentence-ends.ts';

/** A parent does not wait longer; then the built-in coach answers. */
const MODEL_LIMIT_MS = 20_000;

/** As long as it could still turn into the mark of danger, nothing is shown. */
const MARK_LENGTH = 30;

export type ModelOutcome =
  | { readonly kind: 'answered'; readonly message: string }
  | { readonly kind: 'danger'; readonly danger: Danger }
  /** Why there is no answer, without a word of the family's. */
  | { readonly kind: 'failed'; readonly reason: string };

/** Yields what may be shown already; returns how it ended. */
export async function* askModel(
  model: ChatModel,
  context: CoachContext,
  history: readonly ChatTurn[],
  message: string,
  patience: Partial<Patience> = {},
): AsyncGenerator<string, ModelOutcome> {
  const names = standInNames(context);
  const messages = [
    { role: 'system' as const, content: instructionsFor(context, names) },
    ...recentTurns(history, names),
    { role: 'user' as const, content: names.hide(message) },
  ];
  const ends = new SentenceEnds();
  let written = '';
  let shown = 0;
  try {
    for await (const piece of model.stream(messages, { limitMs: MODEL_LIMIT_MS, ...patience })) {
      written += piece;
      // Nobody will read it: the rest is not even waited for.
      if (written.length > MOST_CHARACTERS) return { kind: 'failed', reason: 'length' };
      const whole = ends.afterNext(piece);
      if (whole <= shown || whole < MARK_LENGTH) continue;
      if (dangerInAnswer(written)) break;
      const problem = problemWith(written.slice(0, whole));
      if (problem) return { kind: 'failed', reason: problem };
      yield names.show(written.slice(shown, whole));
      shown = whole;
    }
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.name : 'Error' };
  }
  const danger = dangerInAnswer(written);
  if (danger) return { kind: 'danger', danger };
  const problem = problemWith(written);
  return problem
    ? { kind: 'failed', reason: problem }
    : { kind: 'answered', message: names.show(written).trim() };
}
