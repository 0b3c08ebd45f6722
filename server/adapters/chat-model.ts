// The one door to a chat model: any server that speaks OpenAI's chat completions.
import * as z from 'zod/mini';
import { eventsIn } from './event-lines.ts';
import { type NamedService, type OutsideService, outsideServiceOf } from './outside-service.ts';

export interface ChatModelSettings extends NamedService {
  readonly apiKey: string | undefined;
}

export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface ChatModel {
  /** What families know it by. */
  readonly service: OutsideService;
  /** The model's answer; rejects when there is none in time. */
  ask(instructions: string, question: string, limitMs: number): Promise<string>;
  /** The answer piece by piece; throws when it is not complete in time. A server that does not stream gives one piece. */
  stream(messages: readonly ModelMessage[], limitMs: number): AsyncIterable<string>;
}

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
    async ask(instructions, question, limitMs) {
      const messages = [
        { role: 'system', content: instructions },
        { role: 'user', content: question },
      ];
      const response = await complete(settings, { temperature: 0, messages }, limitMs);
      return wholeAnswer(await response.json());
    },
    async *stream(messages, limitMs) {
      const response = await complete(settings, { messages, stream: true }, limitMs);
      const isStreamed = response.headers.get('content-type')?.includes('text/event-stream');
      if (!isStreamed || !response.body) {
        yield wholeAnswer(await response.json());
        return;
      }
      for await (const data of eventsIn(response.body)) {
        if (data === END) return;
        const piece = pieceSchema.parse(JSON.parse(data)).choices[0]?.delta.content;
        if (piece) yield piece;
      }
      throw new Error('The chat model broke off');
    },
  };
}

async function complete(
  { baseUrl, apiKey, model }: ChatModelSettings,
  wanted: object,
  limitMs: number,
): Promise<Response> {
  const response = await fetch(`${baseUrl.replace(/\/$/, '')}/chat/completions`, {
    method: 'POST',
    // The words of a family go where the owner said, and nowhere else.
    redirect: 'error',
    signal: AbortSignal.timeout(limitMs),
    headers: {
      'content-type': 'application/json',
      ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
    },
    body: JSON.stringify({ model, ...wanted }),
  });
  // What the server says goes nowhere: it may repeat the words of a family.
  if (!response.ok) throw new Error(`The chat model answered ${response.status}`);
  return response;
}

const wholeAnswer = (body: unknown) => answerSchema.parse(body).choices[0]?.message.content ?? '';
