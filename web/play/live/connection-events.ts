// What the live connection is told, and what it asks for.

/** Events that say it all by their name. */
type PlainEvent =
  | 'connect'
  | 'chunkRecorded'
  | 'recordingStarted'
  | 'stop'
  /** Closes without telling the server: another tab or a later visit goes on. */
  | 'disconnect'
  /** The socket closed or failed. */
  | 'dropped'
  /** The server closed it for good: the play session is over, or has a newer connection. */
  | 'dismissed'
  /** The server's last update: all that was sent has been heard. */
  | 'finished'
  /** The server will not hear this recording while it runs. */
  | 'refused'
  /** The server has no place to listen just now. */
  | 'noPlace'
  /** The server's recording_started_ack. */
  | 'startConfirmed'
  | 'pong'
  // timers
  | 'connectTimedOut'
  | 'retryDue'
  | 'sendDue'
  | 'pingDue'
  | 'stopWaited';

export type ConnectionEvent =
  | { readonly type: PlainEvent }
  /** The server's first word on a connection, or its word on chunks that came: the first one that has to come (again). */
  | { readonly type: 'greeted' | 'acknowledged'; readonly nextChunk: number };

export type ConnectionEffect =
  | { readonly kind: 'connect' | 'close' }
  /** Reconnecting is over: the play goes on, the recording is scored afterwards. */
  | { readonly kind: 'giveUp' }
  /** There is no place to listen for now: the play goes on, and it is asked for one again. */
  | { readonly kind: 'lackPlace' }
  | { readonly kind: 'tell'; readonly message: 'ping' | 'recording_started' | 'stop_session' }
  | { readonly kind: 'sendChunk'; readonly number: number };

/** Rings once, so long after it was first asked for. */
export interface ConnectionTimer {
  readonly event: Exclude<PlainEvent, 'connect'>;
  readonly afterMs: number;
}
