import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '#test-support/test-app.ts';
import { limitBodies } from './slow-requests.ts';

const BODY_MS = 50;

async function serve(register: (app: FastifyInstance) => void): Promise<number> {
  const app = Fastify();
  limitBodies(app, BODY_MS);
  register(app);
  onTestFinished(() => app.close());
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}

/** Sends the beginning of a body, and gives all that comes back until the server hangs up. */
async function sendHalf(port: number, path: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
  socket.write(`${head}Content-Length: 100\r\n\r\n{`);
  let text = '';
  socket.on('data', (bytes: Buffer) => {
    text += bytes.toString();
  });
  await once(socket, 'close');
  return text;
}

it('hangs up on a body whose rest does not come', async () => {
  const port = await serve((app) => app.post('/', async () => 'read'));
  expect(await sendHalf(port, '/')).not.toMatch('200 OK');
});

it('hangs up on a body that was answered without being read', async () => {
  const port = await serve((app) =>
    app.post('/', { onRequest: async (_request, reply) => reply.status(401).send('no') }, () => ''),
  );
  expect(await sendHalf(port, '/')).toMatch('401 Unauthorized');
});

it('leaves an answer alone that takes longer than its body may', async () => {
  const port = await serve((app) =>
    app.post('/', async () => {
      await new Promise((resolve) => setTimeout(resolve, 4 * BODY_MS));
      return 'late';
    }),
  );
  const response = await fetch(`http://127.0.0.1:${port}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(await response.text()).toBe('late');
});

it('is not without limits where nothing is said of a body', async () => {
  const { app } = await createTestApp();
  await app.ready();
  expect(app.server.requestTimeout).toBeGreaterThan(0);
  expect(app.server.timeout).toBeGreaterThan(0);
});
