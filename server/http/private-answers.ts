import type { FastifyInstance } from 'fastify';

/** What the API says is somebody's own: no proxy and no browser keeps it for the next person on this device. */
export function keepOutOfCaches(api: FastifyInstance): void {
  api.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
}
