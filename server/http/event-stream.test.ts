import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { createLogger } from '#server/logging.ts';
import { type StreamedEvent, sendEvents } from './event-stream.ts';

const lines: string[] = [];

function serve(events: () => AsyncIterable<StreamedEvent>): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = createLogger('trace', {
    write: (line) => lines.push(line),
  });
  const app = Fastify({ loggerInstance });
  app.get('/stream', (_request, reply) => sendEvents(reply, events()));
  onTestFinished(() => app.close());
  return app;
}

it('a listener who leaves ends the source of the events', async () => {
  let end: () => void = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const app = serve(async function* () {
    try {
      for (let number = 0; ; number += 1) {
        yield { event: 'progress', data: { number } };
        await new Promise((resolve) => setImmediate(resolve));
      }
    } finally {
      end();
    }
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const [response] = (await once(get(`${address}/stream`), 'response')) as [IncomingMessage];
  const [first] = (await once(response, 'data')) as [Buffer];
  expect(first.toString()).toMatch('event: progress\ndata: {"number":0}\n\n');
  response.destroy();
  await ended;
});

it('a source that breaks says so in the stream, and quotes nothing in the log', async () => {
  const app = serve(async function* () {
    yield { event: 'progress', data: { bytes: 1 } };
    throw new Error('secret words');
  });
  const { body, headers } = await app.inject('/stream');
  expect(headers['content-type']).toMatch('text/event-stream');
  expect(body).toMatch(/^event: progress\n.*\n\nevent: error\ndata: .*went wrong on our side/);
  expect(lines.join('')).toContain('stream failed');
  expect(lines.join('') + body).not.toContain('secret words');
});
