// A stop waits for every connection, and so for those on which nothing will ever come: opened by a browser in advance, or kept open
// behind an answer that had begun before the stop.
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** For answers that are under way: longer than a coach's. What is left then would outlast the stop. */
const LAST_ANSWERS_MS = 25_000;

export function closeBehindLastAnswers(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  let isClosing = false;
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.addHook('onRequest', async ({ raw }) => {
    unused.delete(raw.socket);
  });
  app.addHook('onResponse', async ({ raw }) => {
    if (isClosing) raw.socket.destroySoon();
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of unused) socket.destroy();
    setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS).unref();
  });
}
