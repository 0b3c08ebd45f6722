import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { errorBodySchema } from '#contract/errors.ts';
import { closeCodes, LIVE_PATH, MOST_CHUNK_BYTES, MOST_MESSAGE_BYTES } from '#contract/live.ts';
import { tables } from '#server/database/connect.ts';
import { deleteAccountOf } from '#server/features/auth/service.ts';
import { endLogins } from '#server/features/auth/ways-in.ts';
import { createSpeechPool } from '#server/plays/speech/pool/speech-pool.ts';
import { LiveClient, listenHere } from '#test-support/live-client.ts';
import { modelsFolder } from '#test-support/models.ts';
import { addChild, cookieOf, type SignedInUser, signUpSomebody } from '#test-support/people.ts';
import { createTestApp } from '#test-support/test-app.ts';
import { countWaiting } from '#test-support/test-database.ts';

const speechPool = createSpeechPool({ modelsFolder, model: 'tiny', processes: 1 });
const testApp = await createTestApp({ speechPool });
testApp.app.addHook('onClose', () => speechPool.close());
const url = await listenHere(testApp.app);
const [me, somebodyElse] = [await signUpSomebody(testApp), await signUpSomebody(testApp)];
const childId = await addChild(testApp, me.id);
const otherChildId = await addChild(testApp, somebodyElse.id);

const { sessions } = tables;

interface Attempt {
  readonly query?: Record<string, string>;
  readonly headers?: Record<string, string>;
}

const knock = ({ query, headers }: Attempt = {}) =>
  new LiveClient(
    url,
    { sessionId: randomUUID(), userId: me.id, childId: String(childId), ...query },
    { cookie: me.cookie, origin: url, ...headers },
  );

describe('a live connection is refused', () => {
  it.each([
    ['without a cookie', 401, { headers: { cookie: '' } }],
    [
      'with a forged cookie',
      401,
      { headers: { cookie: me.cookie.replace('playlight=', 'playlight=A') } },
    ],
    ['from a page of another site', 403, { headers: { origin: 'https://elsewhere.example' } }],
    ['in the name of somebody else', 403, { query: { userId: somebodyElse.id } }],
    ['without a play session', 400, { query: { sessionId: '' } }],
    ['with a play session of a strange form', 400, { query: { sessionId: "x'; drop" } }],
    ['for the child of somebody else', 404, { query: { childId: String(otherChildId) } }],
  ] as const)('%s', async (_, status, attempt) => {
    const refusal = await knock(attempt).refusal();
    expect(refusal.status).toBe(status);
    expect(errorBodySchema.safeParse(JSON.parse(refusal.body)).success).toBe(true);
  });

  it('where somebody has no child yet', async () => {
    const newcomer = await signUpSomebody(testApp);
    const headers = { cookie: newcomer.cookie };
    const client = new LiveClient(url, { sessionId: 'any' }, headers);
    expect((await client.refusal()).status).toBe(404);
  });

  it('on any other address, and the line is closed', async () => {
    const client = new LiveClient(`${url}/api/health?`, {}, {});
    expect((await client.refusal()).status).toBe(200);
  });

  it('where it is no connection but a call', async () => {
    const response = await testApp.request({
      url: `${LIVE_PATH}?sessionId=any`,
      headers: { cookie: me.cookie },
    });
    expect(response.statusCode).toBe(400);
  });
});

it('a live connection ends with its login session, however that ends', async () => {
  const { db } = testApp.database;
  const endings = [
    // Logging out by oneself is in live-scoring.test.ts; this is from another device.
    async ({ email, password }: SignedInUser) => {
      const payload = { email, password };
      const other = await testApp.request({ method: 'POST', url: '/api/auth/login', payload });
      const headers = { cookie: cookieOf(other) };
      await testApp.request({ method: 'DELETE', url: '/api/auth/login-sessions', headers });
    },
    ({ id }: SignedInUser) => endLogins(db, id),
    ({ id }: SignedInUser) => deleteAccountOf(db, id),
    ({ id }: SignedInUser) =>
      db
        .update(sessions)
        .set({ expire: new Date(0) })
        .where(eq(sessions.userId, id)),
  ];
  const codes = endings.map(async (end) => {
    const user = await signUpSomebody(testApp);
    await addChild(testApp, user.id);
    const client = new LiveClient(url, { sessionId: randomUUID() }, { cookie: user.cookie });
    await client.next('connected');
    await end(user);
    return client.closeCode();
  });
  const mine = knock();
  await mine.next('connected');
  expect(await Promise.all(codes)).toEqual(endings.map(() => closeCodes.loggedOut));
  mine.say('ping');
  await mine.next('pong');
  await mine.cut();
});

describe('frames of others than our client', () => {
  it('are answered in words, and a few of them end the connection', async () => {
    const client = knock();
    await client.next('connected');
    client.sendRaw('not JSON');
    expect(await client.next('error')).toEqual({ type: 'error', message: expect.any(String) });
    client.sendRaw('{"type":"explode"}');
    client.sendRaw(JSON.stringify({ type: 'ping', padding: 'x'.repeat(MOST_MESSAGE_BYTES) }));
    client.say('ping');
    await client.next('pong');
    client.sendRaw('[]');
    client.sendRaw('{"__proto__":{"type":"ping"}}');
    expect(await client.closeCode()).toBe(closeCodes.badFrame);
    expect(client.messages.filter(({ type }) => type === 'pong')).toHaveLength(1);
  });

  it('that are too large end it', async () => {
    const client = knock();
    await client.next('connected');
    client.sendRaw(new Uint8Array(MOST_CHUNK_BYTES + 1));
    await client.closeCode();
    expect(client.messages.map(({ type }) => type)).toEqual(['connected']);
  });

  it('that come in a flood end it', async () => {
    const client = knock();
    await client.next('connected');
    for (let times = 0; times < 200; times++) client.say('ping');
    expect(await client.closeCode()).toBe(closeCodes.badFrame);
  });

  it('of a user with many play sessions at once are not read', async () => {
    const open = Array.from({ length: 8 }, () => knock());
    const refused = open.map(async (client) => {
      const code = await client.closeCode();
      return code === closeCodes.comeAgain ? client : Promise.reject(new Error(`closed: ${code}`));
    });
    expect((await Promise.any(refused)).messages.map(({ type }) => type)).toEqual(['error']);
    await Promise.all(open.map((client) => client.cut()));
  });
});

it('a connection that closes while it opens leaves the older ones of its user alone', async () => {
  const user = await signUpSomebody(testApp);
  await addChild(testApp, user.id);
  const connect = () => new LiveClient(url, { sessionId: randomUUID() }, { cookie: user.cookie });
  const { server } = testApp.app;
  const connections = promisify(server.getConnections.bind(server));
  const open = connect();
  await open.next('connected');
  await testApp.database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table live_sessions in share mode`);
    const closing = connect();
    await expect.poll(() => countWaiting(testApp.database)).toBe(1);
    const before = await connections();
    await closing.cut();
    await expect.poll(connections).toBeLessThan(before);
  });
  const newest = connect();
  await newest.next('connected');
  open.say('ping');
  await open.next('pong');
  expect(speechPool.status().hearings).toBe(0);
  await Promise.all([open.cut(), newest.cut()]);
});
