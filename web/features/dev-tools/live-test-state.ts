// What the page that tests the live connection knows, and what each message changes of it.
import type { LiveMetrics, ServerMessage } from '#contract/live.ts';
import type { LogEntry } from './log.ts';

export interface LiveTestState {
  /** `closing`: the end was told to the server, whose last counts may still come. */
  readonly connection: 'closed' | 'connecting' | 'connected' | 'closing';
  readonly recording: 'off' | 'opening' | 'on';
  readonly metrics: LiveMetrics | undefined;
  readonly totalUtterances: number;
  /** A line for each stretch of talk, with who spoke. */
  readonly transcript: readonly string[];
  /** What the server last said of itself, in words. */
  readonly status: string | undefined;
  readonly problem: string | undefined;
  readonly log: readonly LogEntry[];
}

const NOTHING_HEARD = {
  metrics: undefined,
  totalUtterances: 0,
  transcript: [],
  status: undefined,
  problem: undefined,
} as const;

export const FIRST_STATE: LiveTestState = {
  connection: 'closed',
  recording: 'off',
  ...NOTHING_HEARD,
  log: [],
};

export const liveTestProblems = {
  notConnected: 'Failed to establish connection',
  lost: 'Connection error occurred',
  noStatus: 'The server did not answer the status request within 5 seconds.',
} as const;

/** A new connection is a new play session; only the log goes on. */
export const connecting = (state: LiveTestState): LiveTestState => ({
  ...state,
  ...NOTHING_HEARD,
  connection: 'connecting',
});

export function withMessage(state: LiveTestState, message: ServerMessage): LiveTestState {
  switch (message.type) {
    case 'connected':
      return { ...state, connection: 'connected' };
    case 'cdi_update': {
      const { metrics, totalUtterances } = message;
      const lines = message.transcript.split('\n').filter(Boolean);
      return { ...state, metrics, totalUtterances, transcript: [...state.transcript, ...lines] };
    }
    case 'reset_complete':
      return { ...state, ...NOTHING_HEARD };
    case 'status': {
      const { heardSeconds, nextChunk, model } = message;
      const listener = model ? `model ${model}` : 'no model yet';
      const status = `${heardSeconds.toFixed(1)} s heard, next chunk ${nextChunk}, ${listener}`;
      return { ...state, status };
    }
    case 'error':
      return { ...state, problem: message.message };
    default:
      return state;
  }
}

/** The connection is gone; a server that is done with the play session is no problem. */
export function withClose(state: LiveTestState, { isDone }: { isDone: boolean }): LiveTestState {
  const closed: LiveTestState = { ...state, connection: 'closed', recording: 'off' };
  if (state.connection === 'connecting') {
    return { ...closed, problem: liveTestProblems.notConnected };
  }
  const isExpected = isDone || state.connection !== 'connected';
  return isExpected ? closed : { ...closed, problem: liveTestProblems.lost };
}
