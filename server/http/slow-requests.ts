// Nobody may hold a connection by doing nothing on it, or next to nothing.
import type { FastifyInstance } from 'fastify';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** A body of JSON is small: what takes longer is no parent with a bad connection. */
const BODY_MS = 30 * SECOND_MS;

export const connectionLimits = {
  /** A whole request. The largest recording over a slow line takes minutes. */
  requestTimeout: 10 * MINUTE_MS,
  /** Without a byte in either direction; longer than anything that an answer waits for. */
  connectionTimeout: 2 * MINUTE_MS,
};

/** Hangs up where the rest of a body does not come, answered or not. Uploads have the time of a whole request. */
export function limitBodies(app: FastifyInstance, bodyMs = BODY_MS): void {
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    const isUpload = routeOptions.config.uploadField !== undefined;
    const hasBody = 'content-length' in raw.headers || 'transfer-encoding' in raw.headers;
    if (hasBody && !isUpload) {
      const limit = setTimeout(() => {
        if (!raw.complete) raw.destroy();
      }, bodyMs);
      raw.once('close', () => clearTimeout(limit));
    }
    done();
  });
}
