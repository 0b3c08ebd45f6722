// The one door to a chat model: any server that speaks OpenAI's chat completions.
import * as z from 'zod/mini';
import { type BoundedAnswer, boundedFetch, readJson } from './bounded-fetch.ts';
import { eventsIn } from './event-lines.ts';
import { type NamedService, type OutsideService, outsideServiceOf } from './outside-service.ts';

export interface ChatModelSettings extends NamedService {
  readonly apiKey: string | undefined;
}

export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

/** How long an answer may take in all, and what ends it early. */
export interface Patience {
  readonly limitMs: number;
  readonly signal?: AbortSignal | undefined;
}

export interface ChatModel {
  /** What families know it by. */
  readonly service: OutsideService;
  /** The model's answer; rejects when there is none in time. */
  ask(instructions: string, question: string, patience: Patience): Promise<string>;
  /**
   * The answer piece by piece; throws when it is not complete in time. A server that does not stream gives one piece. Whoever stops
   * taking pieces ends it.
   */
  stream(messages: readonly ModelMessage[], patience: Patience): AsyncIterable<string>;
}

/** A token may come in 400 bytes of JSON, and some models think aloud first: room for 5,000 of them. */
const MOST_BYTES = 2 * 1024 * 1024;

const answerSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
});
const pieceSchema = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.nullish(z.string()) }) })),
});

/** What a streaming server sends last. */
const END = '[DONE]';

export function createChatModel(settings: ChatModelSettings): ChatModel {
  return {
    service: outsideServiceOf(settings),
    async ask(instructions, question, patience) {
      const messages = [
        { role: 'system', content: instructions },
        { role: 'user', content: question },
      ];
      const { bytes } = await complete(settings, { temperature: 0, messages }, patience);
      return wholeAnswer(await readJson(bytes));
    },
    async *stream(messages, patience) {
      const { contentType, bytes } = await complete(settings, { messages, stream: true }, patience);
      if (!contentType.includes('text/event-stream')) {
        yield wholeAnswer(await readJson(bytes));
        return;
      }
      for await (const data of eventsIn(bytes)) {
        if (data === END) return;
        const piece = pieceSchema.parse(JSON.parse(data)).choices[0]?.delta.content;
        if (piece) yield piece;
      }
      throw new Error('The chat model broke off');
    },
  };
}

function complete(
  { baseUrl, apiKey, model }: ChatModelSettings,
  wanted: object,
  patience: Patience,
): Promise<BoundedAnswer> {
  return boundedFetch(
    `${baseUrl.replace(/\/$/, '')}/chat/completions`,
    {
      headers: {
        'content-type': 'application/json',
        ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
      },
      body: JSON.stringify({ model, ...wanted }),
    },
    { ...patience, mostBytes: MOST_BYTES },
  );
}

const wholeAnswer = (body: unknown) => answerSchema.parse(body).choices[0]?.message.content ?? '';
