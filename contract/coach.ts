import * as z from 'zod/mini';
import { defineEndpoint, ownedId } from './endpoint.ts';
import { playSessionIdSchema } from './ids.ts';

export const COACH_MESSAGE_MAX_LENGTH = 2000;
const MOST_ID_LETTERS = 64;

const messageSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please enter a message'),
    z.maxLength(COACH_MESSAGE_MAX_LENGTH, 'Please keep it to 2000 characters'),
  );

const chatMessageSchema = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.iso.datetime(),
});

export type ChatMessage = z.output<typeof chatMessageSchema>;

const conversationSchema = z.object({ messages: z.array(chatMessageSchema) });

/** What comes while the coach is still writing, where the caller accepts server-sent events and the model streams. */
const coachEventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('delta'), data: z.object({ text: z.string() }) }),
  /** The whole answer, which counts; it may differ from what came before. */
  z.object({
    event: z.literal('final'),
    data: z.object({ responseId: z.string(), message: z.string() }),
  }),
  z.object({ event: z.literal('error'), data: z.object({ message: z.string() }) }),
]);

export type CoachEvent = z.output<typeof coachEventSchema>;

export const startFeedback = defineEndpoint({
  method: 'POST',
  path: '/api/sessions/feedback/start',
  access: 'user',
  summary: 'Begin to talk about a play session; asked again, it answers with the same beginning',
  body: z.object({ sessionId: ownedId('playSession') }),
  response: z.object({
    sessionId: playSessionIdSchema,
    child: z.object({ name: z.string(), age: z.int() }),
    analysis: z.nullable(z.record(z.string(), z.unknown())),
    responseId: z.string(),
    message: z.string(),
  }),
});

export const chatAboutPlay = defineEndpoint({
  method: 'POST',
  path: '/api/sessions/feedback/chat',
  access: 'user',
  summary: 'Say something to the coach about a play session; streams where the model does',
  body: z.object({
    sessionId: ownedId('playSession'),
    message: messageSchema,
    // The server goes by the conversation that it keeps: an older client's own record (conversationHistory) is dropped unread.
    previousResponseId: z.nullish(z.string().check(z.maxLength(MOST_ID_LETTERS))),
  }),
  mayStream: true,
  response: z.object({ responseId: z.string(), message: z.string() }),
});

export const chatWithAgent = defineEndpoint({
  method: 'POST',
  path: '/api/agent/chat',
  access: 'user',
  summary: 'Say something to the coach of a child; streams where the model does',
  body: z.object({
    message: messageSchema,
    // Names, ages and the user's id come from the account, whatever stands here.
    context: z.optional(
      z.object({ currentChild: z.nullish(z.object({ id: z.optional(ownedId('child')) })) }),
    ),
  }),
  mayStream: true,
  response: z.object({ response: z.string() }),
});

export const getPlayConversation = defineEndpoint({
  method: 'GET',
  path: '/api/sessions/:id/conversation',
  access: 'user',
  summary: 'What was said with the coach about a play session',
  params: z.object({ id: ownedId('playSession') }),
  response: conversationSchema,
});

export const getAgentConversation = defineEndpoint({
  method: 'GET',
  path: '/api/agent/conversation',
  access: 'user',
  summary: 'What was said with the coach of a child, apart from single play sessions',
  query: z.object({ childId: ownedId('child') }),
  response: conversationSchema,
});
