import { openChunkStore } from './chunk-store.ts';
import { createLiveConnection, type LiveAddress, liveUrl } from './live-connection.ts';

/** Sends the server what it does not have of a recording that is over. Rejects where it does not answer. */
export async function deliverRecording(address: LiveAddress): Promise<void> {
  const store = await openChunkStore({ ...address, onFull: () => undefined });
  await new Promise<void>((resolve, reject) => {
    const connection = createLiveConnection({
      url: liveUrl(address),
      store,
      onMessage: (message) => {
        if (message.type === 'connected') connection.stop();
        const isOver = message.type === 'cdi_update' && message.isFinal;
        if (isOver || message.type === 'processing') resolve();
      },
      onFlag: (flag) => {
        if (flag !== 'closed') return;
        // All that left is on its way, though nobody has said so yet.
        const { toSend, next } = connection.ledger;
        if (toSend === next) resolve();
        else reject(new Error('The connection was closed.'));
      },
      onGiveUp: () => reject(new Error('The server does not answer.')),
    });
    connection.connect();
  });
}
