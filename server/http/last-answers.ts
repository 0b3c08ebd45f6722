// A stop waits for every connection, and so for those on which nobody waits for an answer: opened by a browser in advance, kept open
// behind an answer, or with the rest of a body that was refused.
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** For answers that are under way: longer than a coach's. What is left then would outlast the stop. */
const LAST_ANSWERS_MS = 25_000;

export function closeBehindLastAnswers(app: FastifyInstance): void {
  const isWaitedFor = new Map<Socket, boolean>();
  const note = (socket: Socket, isWaited: boolean) => {
    if (isWaitedFor.has(socket)) isWaitedFor.set(socket, isWaited);
  };
  let isClosing = false;
  app.server.on('connection', (socket: Socket) => {
    isWaitedFor.set(socket, false);
    socket.once('close', () => isWaitedFor.delete(socket));
  });
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    note(raw.socket, true);
    done();
  });
  app.addHook('onResponse', ({ raw, ws }, _reply, done) => {
    done();
    // A live connection goes on behind its answer, and says goodbye by itself.
    if (ws) return;
    if (isClosing && isWaitedFor.has(raw.socket)) raw.socket.destroySoon();
    else note(raw.socket, false);
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const [socket, isWaited] of isWaitedFor) if (!isWaited) socket.destroySoon();
    setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS).unref();
  });
}
