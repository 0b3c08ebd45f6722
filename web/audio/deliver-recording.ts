import { openChunkStore } from './chunk-store.ts';
import { createLiveConnection, type LiveAddress, liveUrl } from './live-connection.ts';

/** Sends the server what it has not heard of a recording that is over. Rejects where it does not answer, or not in time. */
export async function deliverRecording(address: LiveAddress, limitMs: number): Promise<void> {
  const store = await openChunkStore({ ...address, onFull: () => undefined });
  await new Promise<void>((resolve, reject) => {
    const connection = createLiveConnection({
      url: liveUrl(address),
      store,
      onMessage: (message) => {
        if (message.type === 'connected') connection.stop();
        if (message.type === 'cdi_update' && message.isFinal) resolve();
      },
      onFlag: (flag) => {
        // The last update closes the connection first and is told right after.
        if (flag === 'closed') queueMicrotask(() => reject(new Error('Not heard to its end.')));
      },
      onGiveUp: () => reject(new Error('The server does not answer.')),
    });
    connection.connect();
    setTimeout(() => {
      connection.disconnect();
      reject(new Error('Not heard in time.'));
    }, limitMs);
  });
}
