// What was recorded on its way to the server: kept on the device first, then sent. It outlives the screen.
import type { ServerMessage } from '#contract/live.ts';
import { forgetStalePlays, PlayStore } from '#web/play/device/play-store.ts';
import type { ConnectionStatus } from './connection-timers.ts';
import { type LiveAddress, liveUrl } from './live-address.ts';
import { createLiveConnection, type LiveConnection } from './live-connection.ts';

interface Options extends LiveAddress {
  readonly onMessage: (message: ServerMessage) => void;
  readonly onStatus: (status: ConnectionStatus) => void;
  readonly onGiveUp: () => void;
  readonly onLackOfPlace: () => void;
  /** The device keeps nothing more. */
  readonly onFull: () => void;
}

export class RecordingSender {
  readonly #whenOpen: Promise<LiveConnection>;
  #connection: LiveConnection | undefined;

  constructor(options: Options) {
    this.#whenOpen = open(options);
    void this.#whenOpen.then((connection) => {
      this.#connection = connection;
    });
  }

  /** Those of earlier pages included. */
  get recordedChunks(): number {
    return this.#connection?.ledger.next ?? 0;
  }

  record(bytes: Uint8Array<ArrayBuffer>): void {
    this.#do((connection) => connection.record(bytes));
  }

  tellRecordingStarted(): void {
    this.#do((connection) => connection.tellRecordingStarted());
  }

  stop(): void {
    this.#do((connection) => connection.stop());
  }

  disconnect(): void {
    this.#do((connection) => connection.disconnect());
  }

  /** In the order of the calls. */
  #do(work: (connection: LiveConnection) => void): void {
    void this.#whenOpen.then(work);
  }
}

async function open({ onFull, ...options }: Options): Promise<LiveConnection> {
  void forgetStalePlays();
  const store = await new PlayStore(options.userId).openChunks(options.recordingKey, onFull);
  const connection = createLiveConnection({ ...options, store, url: liveUrl(options) });
  connection.connect();
  return connection;
}
