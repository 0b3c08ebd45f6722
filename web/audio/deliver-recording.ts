import { openChunkStore } from './chunk-store.ts';
import { createLiveConnection, type LiveAddress, liveUrl } from './live-connection.ts';

/** A server that listens greets at once. One that does not gets the recording another way. */
const GREETING_MS = 3000;

/** Sends the server what it has not heard of a recording that is over. Rejects where it does not answer, or not in time. */
export async function deliverRecording(address: LiveAddress, limitMs: number): Promise<void> {
  const store = await openChunkStore({ ...address, onFull: () => undefined });
  await new Promise<void>((resolve, reject) => {
    const connection = createLiveConnection({
      url: liveUrl(address),
      store,
      onMessage: (message) => {
        if (message.type === 'connected') {
          clearTimeout(greeting);
          connection.stop();
        }
        if (message.type === 'cdi_update' && message.isFinal) resolve();
      },
      onFlag: (flag) => {
        // The last update closes the connection first and is told right after.
        if (flag === 'closed') queueMicrotask(() => reject(new Error('Not heard to its end.')));
      },
      onGiveUp: () => reject(new Error('The server does not answer.')),
    });
    const giveUp = () => {
      connection.disconnect();
      reject(new Error('Not heard in time.'));
    };
    const greeting = setTimeout(giveUp, GREETING_MS);
    setTimeout(giveUp, limitMs);
    connection.connect();
  });
}
