import { closeCodes, type ServerMessage } from '#contract/live.ts';
import type { StoredPlay } from '#scoring/stored-play.ts';
import { unscorableMessage, updateOf } from './messages.ts';

/** What a live play session knows of the browser at the other end. */
export interface Connection {
  send(message: ServerMessage): void;
  /** With words, they are sent first. */
  close(code: number, words?: string): void;
}

/** The last word on a play session that was heard to its end. */
export function sendEnd(
  connection: Connection,
  { nextChunk, result }: { nextChunk: number; result: StoredPlay | undefined },
  toldSegments = 0,
): void {
  connection.send({ type: 'chunk_ack', nextChunk });
  const unscorable = unscorableMessage(result);
  if (unscorable) connection.send(unscorable);
  connection.send(updateOf(result, toldSegments, { isFinal: true }));
  connection.close(closeCodes.done);
}
