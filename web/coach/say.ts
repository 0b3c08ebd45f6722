import { type CoachEvent, chatAboutPlay, chatWithAgent } from '#contract/coach.ts';
import type { Endpoint, InputOf, ResponseOf } from '#contract/endpoint.ts';
import type { PlaySessionId } from '#domain/ids.ts';
import { send } from '#web/api/call.ts';
import { streamedEvents } from '#web/api/streamed-events.ts';

export interface CoachReply {
  readonly message: string;
  readonly responseId?: string;
}

type OnText = (text: string) => void;

export async function sayAboutPlay(
  playSessionId: PlaySessionId,
  message: string,
  previousResponseId: string | undefined,
  onText: OnText,
): Promise<CoachReply> {
  return heard(
    chatAboutPlay,
    { body: { sessionId: playSessionId, message, previousResponseId } },
    onText,
  );
}

export async function sayToAgent(
  childId: number,
  message: string,
  onText: OnText,
): Promise<CoachReply> {
  const body = { message, context: { currentChild: { id: childId } } };
  const answer = await heard(chatWithAgent, { body }, onText);
  return 'response' in answer ? { message: answer.response } : answer;
}

/** The answer at once, or piece by piece where a model streams; then the last event is the whole. */
async function heard<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  onText: OnText,
): Promise<ResponseOf<E> | Required<CoachReply>> {
  const response = await send(endpoint, input, {
    accept: 'text/event-stream, application/json',
  });
  const isStreamed = response.headers.get('content-type')?.includes('text/event-stream');
  if (!isStreamed || !response.body) return response.json() as Promise<ResponseOf<E>>;
  for await (const message of streamedEvents(response.body)) {
    const { event, data } = message as CoachEvent;
    if (event === 'delta') onText(data.text);
    else if (event === 'final') return data;
    else throw new Error(data.message);
  }
  throw new Error('The answer got cut off');
}
