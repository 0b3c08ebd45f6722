// The one door to a chat model: any server that speaks OpenAI's chat completions.
import * as z from 'zod/mini';

export interface ChatModelSettings {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
}

export interface ChatModel {
  /** The model's answer; rejects when there is none in time. */
  ask(instructions: string, question: string, limitMs: number): Promise<string>;
}

const answerSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
});

export function createChatModel({ baseUrl, apiKey, model }: ChatModelSettings): ChatModel {
  const url = `${baseUrl.replace(/\/$/, '')}/chat/completions`;
  return {
    async ask(instructions, question, limitMs) {
      const response = await fetch(url, {
        method: 'POST',
        signal: AbortSignal.timeout(limitMs),
        headers: {
          'content-type': 'application/json',
          ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
        },
        body: JSON.stringify({
          model,
          temperature: 0,
          messages: [
            { role: 'system', content: instructions },
            { role: 'user', content: question },
          ],
        }),
      });
      // What the server says goes nowhere: it may repeat the words of a family.
      if (!response.ok) throw new Error(`The chat model answered ${response.status}`);
      const { choices } = answerSchema.parse(await response.json());
      return choices[0]?.message.content ?? '';
    },
  };
}
