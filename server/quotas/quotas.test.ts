import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { tables } from '#server/database/connect.ts';
import { LiveClient, listenHere } from '#test-support/live-client.ts';
import {
  addChild,
  addPlaySession,
  confirmIdentity,
  type SignedInUser,
  signUpSomebody,
} from '#test-support/people.ts';
import { formWith } from '#test-support/safety-net.ts';
import { createTestApp, testConfig } from '#test-support/test-app.ts';
import { testMetrics } from '#test-support/test-metrics.ts';
import { quotaLimits } from './quota-table.ts';

const first = await createTestApp({}, testMetrics());
const { db } = first.database;
/** A second server on the first one's database. */
const second = await createTestApp({ db });

let me: SignedInUser;
let childId: number;
beforeEach(async () => {
  await db.delete(tables.rateLimits);
  me = await signUpSomebody(first);
  childId = await addChild(first, me.id);
});

const ask = (method: 'GET' | 'POST', url: string, more: InjectOptions = {}, server = first) =>
  server.request({ method, url, headers: { cookie: me.cookie }, ...more });

/** As if all but one had been done before. */
const allButOne = (most: number) => db.update(tables.rateLimits).set({ hits: most - 1 });
/** Attempts are counted for an hour, and stay as they are. */
const fillDay = (most: number) =>
  db.execute(`update rate_limits set hits = ${most} where resets_at > now() + interval '20 hours'`);
const statusesOf = async (answers: readonly Promise<{ statusCode: number }>[]) =>
  (await Promise.all(answers)).map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);

describe('play sessions of a day', () => {
  const play = () => ({ childId, duration: 300, recordingKey: randomUUID() });
  const save = (server = first, payload = play()) =>
    ask('POST', '/api/sessions', { payload }, server);

  it('are saved up to a number, of two at once on two servers one too many is not', async () => {
    expect((await save()).statusCode).toBe(201);
    await allButOne(quotaLimits.playsPerDay);
    expect(await statusesOf([save(first), save(second)])).toEqual([201, 429]);
    const refused = await save();
    expect(refused.json()).toMatchObject({ code: 'quota_reached' });
    expect(refused.json().message).toMatch(/60 sessions .* stays on your device.* in 24 hours\.$/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
    expect(await db.$count(tables.specialSessions, eq(tables.specialSessions.userId, me.id))).toBe(
      2,
    );
  });

  it('that are saved already are answered as before, and cost nothing', async () => {
    const payload = play();
    const saved = await save(first, payload);
    await allButOne(quotaLimits.playsPerDay + 1);
    expect((await save(second, payload)).json()).toEqual(saved.json());
  });

  it('may come again when the day is over', async () => {
    await save();
    await allButOne(quotaLimits.playsPerDay + 1);
    expect((await save()).statusCode).toBe(429);
    await db.update(tables.rateLimits).set({ resetsAt: new Date(Date.now() - 1000) });
    expect((await save()).statusCode).toBe(201);
  });

  it('are not counted in load tests; children are', async () => {
    const config = { ...testConfig, RATE_LIMITS: 'off' } as const;
    const loaded = await createTestApp({ db, config });
    await save();
    await allButOne(quotaLimits.playsPerDay + 1);
    expect((await save(loaded)).statusCode).toBe(201);
    for (let more = 1; more < quotaLimits.children; more++) await addChild(first, me.id);
    const payload = { name: 'Kai', pronouns: 'he/him', age: 4 };
    expect((await ask('POST', '/api/children', { payload }, loaded)).statusCode).toBe(429);
  });
});

it('an account has so many children, also where two tabs add one at once', async () => {
  for (let more = 2; more < quotaLimits.children; more++) await addChild(first, me.id);
  const payload = { name: 'Kai', pronouns: 'he/him', age: 4 };
  const add = (server = first) => ask('POST', '/api/children', { payload }, server);
  expect(await statusesOf([add(first), add(second)])).toEqual([201, 429]);
  expect((await add()).json().message).toContain('can hold 12 child profiles');
});

it('the coach answers so many messages a day, and danger always', async () => {
  const say = (message: string) => ask('POST', '/api/agent/chat', { payload: { message } });
  expect((await say('hello')).statusCode).toBe(200);
  await fillDay(quotaLimits.coachMessagesPerDay);
  const refused = await say('hello again');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'quota_reached' });
  expect(refused.json().message).toMatch(/500 messages .* in 24 hours\.$/);
  expect((await say('I want to kill myself')).statusCode).toBe(200);
});

it('a voice may be recorded so many times a day, whatever comes of it', async () => {
  const url = '/api/voice/enroll';
  const enroll = () => ask('POST', url, { payload: formWith('audio', 'no recording') });
  const payload = { granted: true };
  await first.request({
    method: 'PUT',
    url: '/api/consents/voice-enrollment',
    headers: { cookie: me.cookie },
    payload,
  });
  expect((await enroll()).statusCode).toBe(422);
  await fillDay(quotaLimits.enrollmentsPerDay);
  const refused = await enroll();
  expect(refused.json()).toMatchObject({ code: 'quota_reached' });
  expect(refused.json().message).toContain('40 times in a day');
});

it('live plays are begun up to a number a day, and an earlier one goes on', async () => {
  const url = await listenHere(first.app);
  const play = (sessionId: string) => new LiveClient(url, { sessionId }, { cookie: me.cookie });
  const earlier = randomUUID();
  await play(earlier).next('connected');
  await allButOne(quotaLimits.livePlaysPerDay + 1);
  const refused = await play(randomUUID()).next('error');
  expect(refused.message).toContain('300 plays in a day');
  const again = play(earlier);
  await again.next('connected');
  await again.cut();
});

it('a download may be had so many times in an hour', async () => {
  await confirmIdentity(first, me);
  const download = (server = first) => ask('GET', '/api/data-management/export', {}, server);
  expect((await download()).statusCode).toBe(200);
  await allButOne(quotaLimits.exportsPerHour);
  // The one before is over a moment after its last byte.
  await expect.poll(async () => (await download(second)).statusCode).toBe(200);
  await expect
    .poll(async () => (await download()).json())
    .toMatchObject({
      code: 'quota_reached',
      message: expect.stringContaining('6 times in an hour'),
    });
});

describe('recordings', () => {
  let id: number;
  beforeEach(async () => {
    id = await addPlaySession(first, me.id, childId);
  });
  const sound = (bytes: number) => new Uint8Array(bytes).fill(7);
  const send = (bytes: number, server = first, sessionId = id) => {
    const payload = formWith('audio', sound(bytes), { sessionId: String(sessionId) });
    return ask('POST', '/api/sessions/process-audio', { payload }, server);
  };
  const partCount = () => db.$count(tables.recordingParts, eq(tables.recordingParts.userId, me.id));
  /** Sound that waits, as if from earlier uploads; Postgres keeps what repeats small. */
  const putAside = (bytes: number) =>
    db.execute(
      `insert into recording_parts (upload_id, position, user_id, sealed_bytes)
       select gen_random_uuid(), 0, '${me.id}', convert_to(repeat('x', ${bytes / 8}), 'UTF8') from generate_series(1, 8)`,
    );

  it('wait to be scored up to a size; two uploads at once do not slip in both', async () => {
    const MEBIBYTE = 1024 * 1024;
    const other = await addPlaySession(first, me.id, childId);
    await putAside(quotaLimits.waitingRecordingBytes - 5 * MEBIBYTE);
    const both = [send(3 * MEBIBYTE, first), send(3 * MEBIBYTE, second, other)];
    expect(await statusesOf(both)).toContain(429);
    const refused = await send(6 * MEBIBYTE);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().message).toMatch(/still scoring.*stays on your device/);
    expect(refused.headers['retry-after']).toBe('300');
    const { rows } = await first.database.pool.query(
      'select sum(octet_length(sealed_bytes))::float8 as bytes from recording_parts where user_id = $1',
      [me.id],
    );
    expect(rows[0].bytes).toBeLessThanOrEqual(quotaLimits.waitingRecordingBytes);
  });

  it('are kept up to a size; then the parent is told what to delete, and nothing is taken', async () => {
    const payload = { granted: true };
    await first.request({
      method: 'PUT',
      url: '/api/consents/keep-recordings',
      headers: { cookie: me.cookie },
      payload,
    });
    const oldest = await addPlaySession(first, me.id, childId);
    const kept = [
      oldest,
      await addPlaySession(first, me.id, childId),
      await addPlaySession(first, me.id, childId),
    ];
    for (const one of kept)
      await db
        .update(tables.specialSessions)
        .set({
          audioFileUrl: 'file:///gone',
          audioSizeBytes: Math.ceil(quotaLimits.keptRecordingBytes / 3),
        })
        .where(eq(tables.specialSessions.id, one));
    const refused = await send(1000);
    expect(refused.statusCode).toBe(507);
    expect(refused.json()).toMatchObject({ code: 'storage_full' });
    expect(refused.json().message).toMatch(/4 GB.* Delete some.*stays on your device/);
    expect(await partCount()).toBe(0);
    await db.delete(tables.specialSessions).where(eq(tables.specialSessions.id, oldest));
    expect((await send(1000)).statusCode).toBe(202);
  });
});

it('are told to whoever runs this: the limits, and how often each has refused', async () => {
  const health = await first.request({ url: '/api/health' });
  expect(health.json().quotas).toEqual(quotaLimits);
  const { body } = await first.request({ url: '/metrics' });
  expect(body).toContain(`playlight_quota_limit{quota="playsPerDay"} ${quotaLimits.playsPerDay}`);
  expect(body).toMatch(/playlight_quota_refusals_total\{quota="children"\} [1-9]/);
});
