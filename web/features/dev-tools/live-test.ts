// Drives the live connection for the page that tests it: one socket, one recorder, their time limits. It never reconnects.
import {
  type ClientMessage,
  closeCodes,
  LIVE_PATH,
  type ServerMessage,
  serverMessageSchema,
} from '#contract/live.ts';
import { formatBytes } from '#domain/format.ts';
import { MicrophoneError } from '#web/audio/microphone.ts';
import { microphoneWords } from '#web/audio/microphone-problem.ts';
import { CHUNK_MS, CONNECT_TIMEOUT_MS, PING_MS, STOP_WAIT_MS } from '#web/play/machine/limits.ts';
import { type ChunkRecorder, startChunkRecorder } from './chunk-recorder.ts';
import {
  connecting,
  FIRST_STATE,
  type LiveTestState,
  liveTestProblems,
  withClose,
  withMessage,
} from './live-test-state.ts';
import { type LogKind, logged } from './log.ts';

const STATUS_TIMEOUT_MS = 5000;

export class LiveTest {
  #state = FIRST_STATE;
  #socket: WebSocket | undefined;
  #recorder: ChunkRecorder | undefined;
  #limit: ReturnType<typeof setTimeout> | undefined;
  #statusLimit: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = () => this.#state;

  readonly connect = (userId: string) => {
    this.#change(connecting(this.#state));
    const query = new URLSearchParams({ sessionId: `test-${crypto.randomUUID()}`, userId });
    // An address without a scheme would be enough, but older browsers want it whole.
    const origin = location.origin.replace(/^http/, 'ws');
    const socket = new WebSocket(`${origin}${LIVE_PATH}?${query}`);
    this.#socket = socket;
    this.#log('note', 'Connecting...');
    this.#limit = setTimeout(() => {
      this.#closed('No answer within 5 seconds', { isDone: false });
      socket.close();
    }, CONNECT_TIMEOUT_MS);
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket === socket) this.#hear(String(data));
    });
    // Comes after an error too, and says more.
    socket.addEventListener('close', ({ code, reason }) => {
      if (this.#socket !== socket) return;
      this.#closed(`Closed (${code}) ${reason}`, { isDone: code === closeCodes.done });
    });
  };

  readonly disconnect = async () => {
    const socket = this.#socket;
    if (this.#state.connection !== 'connected') return this.leave();
    await this.stopRecording();
    if (this.#socket !== socket) return;
    this.#tell('stop_session');
    this.#change({ ...this.#state, connection: 'closing' });
    this.#limit = setTimeout(() => socket?.close(), STOP_WAIT_MS);
  };

  readonly startRecording = async () => {
    const socket = this.#socket;
    this.#change({ ...this.#state, recording: 'opening', problem: undefined });
    try {
      const recorder = await startChunkRecorder({
        chunkMs: CHUNK_MS,
        onStop: () => void this.stopRecording(),
        onChunk: (chunk) => this.#send(chunk, `Sound, ${formatBytes(chunk.size)}`),
      });
      // Disconnected while the browser was asking for the microphone.
      if (this.#socket !== socket) return await recorder.stop();
      this.#recorder = recorder;
      this.#tell('recording_started');
      this.#change({ ...this.#state, recording: 'on' });
    } catch (error) {
      if (this.#socket !== socket) return;
      const reason = error instanceof MicrophoneError ? error.problem : 'unknown';
      const { message, advice } = microphoneWords[reason];
      this.#change({ ...this.#state, recording: 'off', problem: `${message} ${advice}` });
    }
  };

  readonly stopRecording = async () => {
    const recorder = this.#recorder;
    this.#recorder = undefined;
    await recorder?.stop();
    this.#change({ ...this.#state, recording: 'off' });
  };

  readonly reset = () => this.#tell('reset');

  readonly askStatus = () => {
    this.#tell('status');
    clearTimeout(this.#statusLimit);
    this.#statusLimit = setTimeout(
      () => this.#change({ ...this.#state, problem: liveTestProblems.noStatus }),
      STATUS_TIMEOUT_MS,
    );
  };

  /** Lets go of everything at once. */
  readonly leave = () => {
    const socket = this.#socket;
    if (!socket) return;
    this.#change({ ...this.#state, connection: 'closing' });
    this.#closed('Disconnected', { isDone: true });
    socket.close();
  };

  #hear(text: string): void {
    this.#log('received', text);
    const message = parsed(text);
    if (!message) return this.#log('note', 'This message is not in the contract.');
    if (message.type === 'status') clearTimeout(this.#statusLimit);
    if (message.type === 'connected') {
      clearTimeout(this.#limit);
      this.#ping = setInterval(() => this.#tell('ping'), PING_MS);
    }
    this.#change(withMessage(this.#state, message));
  }

  #closed(note: string, how: { isDone: boolean }): void {
    this.#socket = undefined;
    clearTimeout(this.#limit);
    clearTimeout(this.#statusLimit);
    clearInterval(this.#ping);
    void this.#recorder?.stop();
    this.#recorder = undefined;
    this.#log('note', note.trim());
    this.#change(withClose(this.#state, how));
  }

  #tell(type: ClientMessage['type']): void {
    const text = JSON.stringify({ type } satisfies ClientMessage);
    this.#send(text, text);
  }

  #send(content: string | Blob, words: string): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(content);
    this.#log('sent', words);
  }

  #log(kind: LogKind, text: string): void {
    this.#change({ ...this.#state, log: logged(this.#state.log, kind, text) });
  }

  #change(state: LiveTestState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

function parsed(text: string): ServerMessage | undefined {
  try {
    return serverMessageSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
