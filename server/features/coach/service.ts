import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { ChatTurn, CoachContext } from '#coaching/context.ts';
import type { Alarm } from '#coaching/danger/danger.ts';
import type { CoachEvent } from '#contract/coach.ts';
import type { ChatModel } from '#server/adapters/chat-model.ts';
import type { Database } from '#server/database/connect.ts';
import { insertMessages, selectMessages } from '#server/tables/coach-messages.ts';
import { lockUser } from '#server/tables/users.ts';
import { loadBuiltInCoach } from './built-in-coach.ts';
import type { Coached } from './context.ts';
import { askModel } from './model-coach.ts';

export interface CoachServices {
  readonly db: Database;
  readonly log: FastifyBaseLogger;
}

/** What ends a question to the model early. */
interface Ends {
  /** The parent has left. */
  readonly left: AbortSignal;
  /** This server stops: whoever waits gets the built-in answer. */
  readonly closing: AbortSignal;
}

export interface Reply {
  readonly responseId: string;
  readonly message: string;
}

/**
 * The fixed answer to danger, in doubt followed by what the coach would say otherwise. Nothing of it is kept: somebody else may read this phone, and no model is to see it later.
 * The category alone is logged, and not under the request, which would lead to the person.
 */
export async function answerDanger(
  log: FastifyBaseLogger,
  { of: danger, isDoubtful }: Alarm,
  timeZone: string,
  otherwise?: () => Promise<string>,
): Promise<Reply> {
  const { dangerAnswer, answerInDoubt } = await loadBuiltInCoach();
  log.warn({ danger }, 'the danger screen answered');
  // Whatever goes wrong with the rest, the help lines are named.
  const rest = isDoubtful ? await otherwise?.().catch(() => undefined) : undefined;
  const message = rest ? answerInDoubt(danger, timeZone, rest) : dangerAnswer(danger, timeZone);
  return { responseId: randomUUID(), message };
}

/** What the coach that needs no model says to a message, of which nothing is kept. */
export async function answerUnkept(
  db: Database,
  { conversation, context }: Coached,
  message: string,
) {
  return builtInAnswer(context, await selectMessages(db, conversation), message);
}

/** The first words about a play session; there is one beginning, however often it is asked for. */
export async function begin(db: Database, { conversation, context }: Coached): Promise<Reply> {
  const { opening } = await loadBuiltInCoach();
  return db.transaction(async (tx) => {
    await lockUser(tx, conversation.userId);
    const first = (await selectMessages(tx, conversation)).find(({ role }) => role === 'assistant');
    if (first) return { responseId: first.responseId ?? String(first.id), message: first.content };
    const reply = { responseId: randomUUID(), message: opening(context) };
    await insertMessages(tx, conversation, [
      { role: 'assistant', content: reply.message, responseId: reply.responseId },
    ]);
    return reply;
  });
}

/** Where nobody listens any more, the model is told so. */
async function* deltas<Outcome>(
  pieces: AsyncGenerator<string, Outcome>,
): AsyncGenerator<CoachEvent, Outcome> {
  let next = await pieces.next();
  try {
    for (; !next.done; next = await pieces.next()) {
      yield { event: 'delta', data: { text: next.value } };
    }
    return next.value;
  } finally {
    if (!next.done) await pieces.return(undefined as never);
  }
}

async function builtInAnswer(...asked: readonly [CoachContext, readonly ChatTurn[], string]) {
  const { answer, loadMessageReader } = await loadBuiltInCoach();
  return answer(await loadMessageReader(), ...asked);
}

/** Answers a message: pieces where a model streams, then the whole, which is kept together with the message. */
export async function* converse(
  { db, log }: CoachServices,
  model: ChatModel | undefined,
  { conversation, context }: Coached,
  message: string,
  { left, closing }: Ends,
): AsyncGenerator<CoachEvent, Reply> {
  const history = await selectMessages(db, conversation);
  let content: string | undefined;
  if (model) {
    const signal = AbortSignal.any([left, closing]);
    const outcome = yield* deltas(askModel(model, context, history, message, { signal }));
    // A question that nobody waits for any more is asked again, or was not meant.
    left.throwIfAborted();
    if (outcome.kind === 'danger') {
      return answerDanger(log, { of: outcome.danger, isDoubtful: false }, context.timeZone);
    }
    if (outcome.kind === 'answered') content = outcome.message;
    else log.warn({ reason: outcome.reason }, 'the built-in coach answered in place of the model');
  }
  content ??= await builtInAnswer(context, history, message);
  const reply = { responseId: randomUUID(), message: content };
  await insertMessages(db, conversation, [
    { role: 'user', content: message },
    { role: 'assistant', content: reply.message, responseId: reply.responseId },
  ]);
  return reply;
}
