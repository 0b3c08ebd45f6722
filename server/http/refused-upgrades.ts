import type { FastifyInstance } from 'fastify';

/**
 * Node takes a connection that asks for an upgrade out of its keeping, whatever address it names. Where the answer is a plain one,
 * nobody would close it.
 */
export function closeRefusedUpgrades(app: FastifyInstance): void {
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.headers.upgrade !== undefined) request.raw.socket.destroySoon();
    done();
  });
}
