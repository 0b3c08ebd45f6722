import { PlayStore } from '#web/play/device/play-store.ts';
import { arrivedPercent } from '#web/play/live/chunk-ledger.ts';
import { type LiveAddress, liveUrl } from '#web/play/live/live-address.ts';
import { createLiveConnection } from '#web/play/live/live-connection.ts';

/** A server that listens greets at once. One that does not gets the recording another way. */
const GREETING_MS = 3000;

interface Delivery {
  readonly limitMs: number;
  /** How much of what the server did not have has arrived. */
  readonly onSent: (percent: number) => void;
}

/** Sends the server what it does not have of a recording that is over. Rejects where it does not answer, or not in time. */
export async function deliverRecording(
  address: LiveAddress,
  { limitMs, onSent }: Delivery,
): Promise<void> {
  const store = await new PlayStore(address.userId).openChunks(address.recordingKey);
  const limits: ReturnType<typeof setTimeout>[] = [];
  const delivery = new Promise<void>((resolve, reject) => {
    let had = 0;
    const connection = createLiveConnection({
      url: liveUrl(address),
      store,
      onMessage: (message) => {
        if (message.type === 'connected') {
          clearTimeout(greeting);
          had = connection.ledger.safe;
          connection.stop();
        }
        if (message.type === 'chunk_ack') onSent(arrivedPercent(connection.ledger, had));
        const isOver = message.type === 'cdi_update' && message.isFinal;
        if (isOver || message.type === 'processing') resolve();
      },
      onStatus: (status) => {
        if (status !== 'closed') return;
        // All that left is on its way, though nobody has said so yet.
        const { toSend, next } = connection.ledger;
        if (toSend === next) resolve();
        else reject(new Error('The connection was closed.'));
      },
      onGiveUp: () => reject(new Error('The server does not answer.')),
      // It has asked for the end: the connection closes, and says so.
      onLackOfPlace: () => undefined,
    });
    const giveUp = () => {
      reject(new Error('Not heard in time.'));
      connection.disconnect();
    };
    const greeting = setTimeout(giveUp, GREETING_MS);
    limits.push(greeting, setTimeout(giveUp, limitMs));
    connection.connect();
  });
  await delivery.finally(() => limits.forEach(clearTimeout));
}
