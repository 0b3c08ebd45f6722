// What a monitoring system reads at /metrics, in the text format of Prometheus: durations, counts and sizes. No label names a
// person, a row or a word.
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { AppError } from '#server/app-error.ts';
import type { Quotas } from '#server/quotas/quotas.ts';
import { mayRead } from './may-read.ts';
import { type WatchedParts, watchParts } from './watched-parts.ts';
import { watchQuotas } from './watched-quotas.ts';

export const METRICS_PATH = '/metrics';
const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export interface Metrics {
  /** Times every request of the app and answers at `/metrics`; to be called before routes are added. */
  serve(app: FastifyInstance): void;
  /** Play sessions that are heard live in this process. */
  watchLiveSessions(count: () => number): void;
  /** What accounts were refused in this process. */
  watchQuotas(quotas: Pick<Quotas, 'refusals'>): void;
}

export function createMetrics(parts: WatchedParts, token: string | undefined): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  let livePlays = () => 0;
  watchParts(registry, { ...parts, livePlays: () => livePlays() });
  return {
    serve(app) {
      timeRequests(app, registry);
      app.get(METRICS_PATH, { schema: { hide: true } }, async (request, reply) => {
        if (!mayRead(request, token)) throw new AppError('not_found', 'There is nothing here.');
        return reply.type(registry.contentType).send(await registry.metrics());
      });
    },
    watchLiveSessions(count) {
      livePlays = count;
    },
    watchQuotas({ refusals }) {
      watchQuotas(registry, refusals);
    },
  };
}

function timeRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer was sent, by the pattern of the route.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', ({ method, routeOptions, ws }, reply, done) => {
    done();
    // A live connection lasts as long as the play.
    if (ws) return;
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    const labels = { method, route: routeOptions.url ?? 'unknown', status };
    duration.observe(labels, reply.elapsedTime / 1000);
  });
}
