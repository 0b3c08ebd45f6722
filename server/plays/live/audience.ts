import { closeCodes, type ServerMessage } from '#contract/live.ts';
import type { KeptPlay } from '#scoring/kept-play.ts';
import { unscorableMessage, updateOf } from './messages.ts';

/** Who listens to the counts: a connection. */
export interface Audience {
  tell(message: ServerMessage): void;
  /** Ends the connection; with words, they are told first. */
  leave(code: number, words?: string): void;
}

/** The last word on a play session that was heard to its end. */
export function tellEnd(
  audience: Audience,
  { nextChunk, result }: { nextChunk: number; result: KeptPlay | undefined },
  toldSegments = 0,
): void {
  audience.tell({ type: 'chunk_ack', nextChunk });
  const unscorable = unscorableMessage(result);
  if (unscorable) audience.tell(unscorable);
  audience.tell(updateOf(result, toldSegments, { isFinal: true }));
  audience.leave(closeCodes.done);
}
