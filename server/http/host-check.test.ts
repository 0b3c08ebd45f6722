import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { hostname } from 'node:os';
import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { errorBodySchema } from '#contract/errors.ts';
import { LIVE_PATH } from '#contract/live.ts';
import { signUpSomebody } from '#test-support/people.ts';
import { createTestApp, type TestApp, testConfig } from '#test-support/test-app.ts';
import { testMetrics } from '#test-support/test-metrics.ts';
import { checkHosts } from './host-check.ts';

const home = await createTestApp({}, testMetrics());
const PUBLIC_URL = 'https://play.example.org';
const ALLOWED_HOSTS = ['web-1', 'playroom.local'];
const hosted = await createTestApp(
  { config: { ...testConfig, PUBLIC_URL, ALLOWED_HOSTS, TRUST_PROXY: '10.0.0.0/8' } },
  testMetrics(),
);

const PAGE = '/api/auth/user';
const statusFor = async ({ request }: TestApp, host: string, url = PAGE, more: object = {}) =>
  (await request({ url, headers: { host }, ...more })).statusCode;

const foreign = [
  'evil.example',
  'evil.example:3000',
  'localhost.evil.example:3000',
  '127.0.0.1.evil.example',
  'evil@localhost',
  'localhost@evil.example',
  'localhost/evil.example',
  'localhost evil.example',
  '[evil.example]',
  'xn--',
];

describe('at home, without PUBLIC_URL', () => {
  it.each(foreign)('a page that calls itself %j is refused', async (host) => {
    expect(await statusFor(home, host)).toBe(421);
  });

  it.each([
    'localhost:3000',
    'LOCALHOST',
    'localhost.:3000',
    '127.0.0.1:5173',
    '127.8.8.8',
    '[::1]:3000',
    '192.168.1.20:3000',
    '[fe80::1]:3000',
    '0.0.0.0:3000',
    `${hostname()}:3000`,
    `${hostname()}.local:3000`,
  ])('%s cannot be made to point here by others, and is answered', async (host) => {
    expect(await statusFor(home, host)).toBe(401);
  });
});

describe('with PUBLIC_URL', () => {
  it.each([...foreign, '192.168.1.20', 'example.org', 'play.example.org.evil.example'])(
    '%j is refused',
    async (host) => {
      expect(await statusFor(hosted, host)).toBe(421);
    },
  );

  it.each([
    'play.example.org',
    'Play.Example.org:443',
    'play.example.org.',
    'web-1:3000',
    'playroom.local',
    'localhost:3000',
    '127.0.0.1:3000',
  ])('%s is answered', async (host) => {
    expect(await statusFor(hosted, host)).toBe(401);
  });

  it('what a proxy says of the host counts if the proxy is a trusted one', async () => {
    const asked = async (host: string, forwarded: string, remoteAddress: string) => {
      const headers = { host, 'x-forwarded-host': forwarded };
      return (await hosted.request({ url: PAGE, headers, remoteAddress })).statusCode;
    };
    expect(await asked('app:3000', 'play.example.org', '10.0.0.9')).toBe(401);
    expect(await asked('play.example.org', 'evil.example', '10.0.0.9')).toBe(421);
    expect(await asked('app:3000', 'play.example.org', '203.0.113.7')).toBe(421);
  });

  it('the watched addresses are answered by number, and health by any name', async () => {
    expect(await statusFor(hosted, '10.0.0.5:3000', '/metrics')).toBe(200);
    expect(await statusFor(hosted, 'evil.example', '/metrics')).toBe(421);
    expect(await statusFor(hosted, 'service-of-a-cluster:3000', '/api/health')).toBe(200);
  });
});

it('pages, documents, unknown addresses and live connections are refused alike', async () => {
  for (const url of ['/', '/login', '/assets/app.js', '/api/docs', '/api/nothing', '/metrics'])
    expect([url, await statusFor(home, 'evil.example', url)]).toEqual([url, 421]);
  const upgrade = { connection: 'upgrade', upgrade: 'websocket', host: 'evil.example' };
  const live = await home.request({ url: LIVE_PATH, headers: upgrade });
  expect(live.statusCode).toBe(421);
});

it('the refusal comes before the cookie is read, and says where to go', async () => {
  const { cookie } = await signUpSomebody(hosted);
  await hosted.database.pool.query('drop table sessions cascade');
  const answer = await hosted.request({ url: PAGE, headers: { cookie, host: 'evil.example' } });
  expect(answer.statusCode).toBe(421);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  const { code, message } = errorBodySchema.parse(answer.json());
  expect(code).toBe('foreign_host');
  expect(message).toContain('http://localhost:3000');
});

it('a person at a browser gets a page with the right address, and a program gets JSON', async () => {
  const app = fastify();
  checkHosts(app, testConfig, () => 'https://play.example.org/?a&b="><script>');
  const ask = (accept: string) =>
    app.inject({ url: '/login', headers: { host: 'evil.example', accept } });
  const page = await ask('text/html,application/xhtml+xml,*/*;q=0.8');
  expect(page.statusCode).toBe(421);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain(
    '<a href="https://play.example.org/?a&amp;b=&quot;&gt;&lt;script&gt;">',
  );
  expect(page.body).not.toContain('<script');
  for (const accept of ['application/json', '*/*'])
    expect((await ask(accept)).headers['content-type']).toContain('application/json');
});

it('HTTP/1.0 without a host is refused, but for health', async () => {
  await home.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = home.app.server.address() as AddressInfo;
  const ask = async (path: string) => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`GET ${path} HTTP/1.0\r\n\r\n`);
    return (await text(socket)).split('\r\n')[0];
  };
  expect(await ask(PAGE)).toContain(' 421 ');
  expect(await ask('/api/health')).toContain(' 200 ');
});
