import * as z from 'zod/mini';
import { type ScoringEvent, scoringEventSchema, streamPlayScoring } from '#contract/dev-tools.ts';
import type { PlaySessionId } from '#domain/ids.ts';
import { addressOf } from '#web/api/call.ts';

interface Listeners {
  readonly onEvent: (event: ScoringEvent) => void;
  readonly onLost: () => void;
}

/** Has a play session scored and tells what comes, until it is over. Call what is returned to stop before. */
export function openScoring(
  playSessionId: PlaySessionId,
  { onEvent, onLost }: Listeners,
): () => void {
  const address = addressOf(streamPlayScoring, { query: { sessionId: playSessionId } });
  const source = new EventSource(address);
  // A lost connection is an event named "error" too, but one without words.
  const hear = (message: Event) => {
    const event = message instanceof MessageEvent ? parsed(message) : undefined;
    // Otherwise the browser would ask anew as soon as the answer is complete.
    if (event?.event !== 'progress') source.close();
    if (event) onEvent(event);
    else onLost();
  };
  for (const name of ['progress', 'final', 'error']) source.addEventListener(name, hear);
  return () => source.close();
}

function parsed({ type, data }: MessageEvent<string>): ScoringEvent | undefined {
  return z.safeParse(scoringEventSchema, { event: type, data: JSON.parse(data) }).data;
}
