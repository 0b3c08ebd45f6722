// Drives the live connection for the page that tests it: one socket, one recorder, their time limits. It never reconnects.
import { type ClientMessage, closeCodes } from '#contract/live.ts';
import { formatBytes } from '#domain/format.ts';
import type { RecordingKey } from '#domain/ids.ts';
import { microphoneProblemOf } from '#web/audio/microphone.ts';
import { microphoneWords } from '#web/audio/microphone-problem.ts';
import { type OpenRecorder, openRecorder } from '#web/audio/open-recorder.ts';
import { liveUrl } from '#web/play/live/live-address.ts';
import { parseServerMessage } from '#web/play/live/server-message.ts';
import { CHUNK_MS, CONNECT_TIMEOUT_MS, PING_MS, STOP_WAIT_MS } from '#web/play/machine/limits.ts';
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
/** Specified: mono Opus at 16 kHz and 16,000 bits a second. */
const BITS_PER_SECOND = 16_000;
const MICROPHONE = {
  channelCount: 1,
  sampleRate: 16_000,
  echoCancellation: true,
  noiseSuppression: true,
} as const;

export class LiveTest {
  #state = FIRST_STATE;
  #socket: WebSocket | undefined;
  #recorder: OpenRecorder | undefined;
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
    const recordingKey = `test-${crypto.randomUUID()}` as RecordingKey;
    const socket = new WebSocket(liveUrl({ recordingKey, userId }));
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
      const recorder = await openRecorder({
        wishes: MICROPHONE,
        chunkMs: CHUNK_MS,
        bitsPerSecond: BITS_PER_SECOND,
        onEnd: () => void this.stopRecording(),
        onChunk: (bytes) => this.#send(bytes, `Sound, ${formatBytes(bytes.length)}`),
      });
      // Disconnected while the browser was asking for the microphone.
      if (this.#socket !== socket) return await recorder.stop();
      this.#recorder = recorder;
      this.#tell('recording_started');
      this.#change({ ...this.#state, recording: 'on' });
    } catch (error) {
      if (this.#socket !== socket) return;
      const { message, advice } = microphoneWords[microphoneProblemOf(error)];
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
    const message = parseServerMessage(text);
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

  #send(content: string | Uint8Array<ArrayBuffer>, words: string): void {
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
