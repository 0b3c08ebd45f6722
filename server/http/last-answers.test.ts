import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { createTestApp } from '#test-support/test-app.ts';

it('a connection that a browser opened in advance does not hold up a stop', async () => {
  const { app } = await createTestApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const [silent, half] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  half.write('GET / HTTP/1.1\r\nHost: local');
  for (const socket of [silent, half]) socket.on('error', () => undefined);
  const bothClosed = Promise.all([once(silent, 'close'), once(half, 'close')]);
  await expect.poll(() => connectionsOf(app.server)).toBe(2);
  await app.close();
  await bothClosed;
});

it('nor does a body whose sender was refused before its end', async () => {
  const { app } = await createTestApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  const head = 'POST /api/sessions/process-audio HTTP/1.1\r\nHost: localhost\r\n';
  socket.write(`${head}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 9\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toContain(' 401 ');
  const closed = once(socket, 'close');
  await app.close();
  await closed;
});

const connectionsOf = (server: {
  getConnections(done: (error: Error | null, count: number) => void): unknown;
}) => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
