import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  type CoachEvent,
  chatAboutPlay,
  chatWithAgent,
  getAgentConversation,
  getPlayConversation,
  startFeedback,
} from '#contract/coach.ts';
import type { ChatModel } from '#server/adapters/chat-model.ts';
import { limitConcurrencyPerUser } from '#server/concurrency.ts';
import { signalOfLeaving } from '#server/http/client-left.ts';
import { acceptsEvents, sendEvents } from '#server/http/event-stream.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import { route } from '#server/http/route.ts';
import type { Quotas } from '#server/quotas/quotas.ts';
import { type Conversation, selectMessages } from '#server/tables/coach-messages.ts';
import { loadBuiltInCoach } from './built-in-coach.ts';
import { aboutChild, aboutPlay, type Coached, findParent, type Parent } from './context.ts';
import {
  answerDanger,
  answerUnkept,
  begin,
  type CoachServices,
  converse,
  type Reply,
} from './service.ts';

/** Nobody asks several things at once. */
const limitAnswers = limitConcurrencyPerUser({ atOnce: 1, mostWaiting: 2 });
/** Reading comes before the limits and costs: at most a fifth of a core for one user, however much is sent. */
const limitReading = limitConcurrencyPerUser({ atOnce: 1, mostWaiting: 2, rest: 4 });

interface Dependencies extends CoachServices {
  /** The model, for a user who agreed to it. */
  readonly modelFor: (userId: string) => Promise<ChatModel | undefined>;
  readonly rateLimits: RateLimits;
  readonly quotas: Pick<Quotas, 'spend'>;
}

interface IncomingMessage {
  readonly userId: string;
  readonly timeZone: string;
  readonly message: string;
  readonly reply: FastifyReply;
}

export function coachRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, rateLimits, quotas, log } = dependencies;
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());

  route(app, startFeedback, async ({ userId, timeZone, body }) => {
    const parent = await findParent(db, userId, timeZone);
    const { analysis, ...coached } = await aboutPlay(db, parent, body.sessionId);
    const { name = '', age = 0 } = coached.context.child ?? {};
    return {
      sessionId: body.sessionId,
      child: { name, age },
      analysis,
      ...(await begin(db, coached)),
    };
  });

  route(app, chatAboutPlay, async ({ userId, timeZone, body, reply }) => {
    const { message, sessionId } = body;
    return handleMessage({ userId, timeZone, message, reply }, (parent) =>
      aboutPlay(db, parent, sessionId),
    );
  });

  route(app, chatWithAgent, async ({ userId, timeZone, body, reply }) => {
    const { message, context } = body;
    const answered = await handleMessage({ userId, timeZone, message, reply }, (parent) =>
      aboutChild(db, parent, context?.currentChild?.id),
    );
    return 'message' in answered ? { response: answered.message } : answered;
  });

  route(app, getPlayConversation, async ({ userId, timeZone, params }) => {
    const parent = await findParent(db, userId, timeZone);
    const { conversation } = await aboutPlay(db, parent, params.id);
    return conversationResponse(conversation);
  });

  route(app, getAgentConversation, async ({ userId, timeZone, query }) => {
    const parent = await findParent(db, userId, timeZone);
    const { conversation } = await aboutChild(db, parent, query.childId);
    return conversationResponse(conversation);
  });

  /** The screen comes before everything, also before the limits: nobody in danger is told to come back later. */
  async function handleMessage(
    { userId, timeZone, message, reply }: IncomingMessage,
    find: (parent: Parent) => Promise<Coached>,
  ): Promise<Reply | FastifyReply> {
    const parent = await findParent(db, userId, timeZone);
    const names = parent.children.map(({ name }) => name);
    const { screenForDanger, loadMessageReader } = await loadBuiltInCoach();
    const reader = await loadMessageReader();
    const alarmed = await limitReading(userId, async () => {
      const alarm = await screenForDanger(reader, message, names);
      const otherwise = async () => answerUnkept(db, await find(parent), message);
      return alarm && answerDanger(log, alarm, timeZone, otherwise);
    });
    if (alarmed) return alarmed;
    await rateLimits.count('coach', reply.request.ip, userId);
    const coached = await find(parent);
    await quotas.spend(db, userId, 'coachMessagesPerDay');
    const model = await dependencies.modelFor(userId);
    const ends = { left: signalOfLeaving(reply), closing: closing.signal };
    const talk = converse(dependencies, model, coached, message, ends);
    if (model !== undefined && acceptsEvents(reply.request))
      return sendEvents(reply, withFinal(talk));
    // The built-in coach has its answer at once: there is nothing to stream.
    return limitAnswers(userId, () => lastOf(talk));
  }

  async function conversationResponse(conversation: Conversation) {
    const messages = await selectMessages(db, conversation);
    return {
      messages: messages.map(({ id, role, content, createdAt }) => ({
        id: String(id),
        role,
        content,
        timestamp: createdAt.toISOString(),
      })),
    };
  }
}

async function* withFinal(talk: AsyncGenerator<CoachEvent, Reply>): AsyncGenerator<CoachEvent> {
  const reply = yield* talk;
  yield { event: 'final', data: reply };
}

async function lastOf(talk: AsyncGenerator<CoachEvent, Reply>): Promise<Reply> {
  for (;;) {
    const next = await talk.next();
    if (next.done) return next.value;
  }
}
