import { writeFile } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { errorBodySchema } from '#contract/errors.ts';
import { createDiskWatch } from '#server/disk-watch.ts';
import { isStorageFull } from '#server/is-storage-full.ts';
import { addChild, addPlaySession, signUpSomebody } from '#test-support/people.ts';
import { formWith } from '#test-support/safety-net.ts';
import { createTestApp } from '#test-support/test-app.ts';

const testApp = await createTestApp();
const { pool } = testApp.database;
const me = await signUpSomebody(testApp);
const id = await addPlaySession(testApp, me.id, await addChild(testApp, me.id));
const address = await testApp.app.listen({ port: 0, host: '127.0.0.1' });

/** What Postgres says where the file system has no room for a table. */
async function fill(table: string, sqlState = '53100') {
  await pool.query(`
    create function refuse_to_grow() returns trigger language plpgsql as
      'begin raise exception ''could not extend file'' using errcode = ''${sqlState}''; end';
    create trigger refuse_to_grow before insert on ${table}
      for each row execute function refuse_to_grow()`);
}
afterEach(() => pool.query('drop function if exists refuse_to_grow cascade'));

const signUp = () =>
  testApp.request({
    method: 'POST',
    url: '/api/auth/signup',
    payload: { email: 'new@example.org', password: 'towers4ever', firstName: 'Maya' },
  });
const healthOf = async ({ request } = testApp) => {
  const answer = await request({ url: '/api/health' });
  return { statusCode: answer.statusCode, ...answer.json<{ status: string; disk: object }>() };
};

describe('a full disk of the database', () => {
  it('is told to a parent as what it is, and to health for a while', async () => {
    expect(await healthOf()).toMatchObject({ status: 'ok' });
    await fill('users');
    const answer = await signUp();
    expect(answer.statusCode).toBe(507);
    expect(answer.headers['retry-after']).toBe('300');
    const { code, message } = errorBodySchema.parse(answer.json());
    expect(code).toBe('storage_full');
    expect(message).toContain('out of room');
    expect(testApp.log()).toContain('request failed');
    expect(await healthOf()).toMatchObject({
      statusCode: 200,
      status: 'degraded',
      disk: { status: 'full' },
    });
  });

  it('in the middle of a recording is no fault of the form', async () => {
    await fill('recording_parts');
    const sound = new Uint8Array(16 * 1024 * 1024);
    const answer = await fetch(`${address}/api/sessions/process-audio`, {
      method: 'POST',
      body: formWith('audio', sound, { sessionId: String(id) }),
      headers: { cookie: me.cookie },
    });
    expect([answer.status, await answer.json()]).toMatchObject([507, { code: 'storage_full' }]);
  });

  it('is not what a lack of memory or of connections is, which passes', async () => {
    for (const sqlState of ['53200', '53300']) {
      await fill('users', sqlState);
      expect((await signUp()).json()).toMatchObject({ code: 'database_away' });
      await pool.query('drop function refuse_to_grow cascade');
    }
  });
});

it('a full file system is known by its own error', async () => {
  const error: unknown = await writeFile('/dev/full', 'a recording').catch((e: unknown) => e);
  expect(isStorageFull(error)).toBe(true);
  expect(isStorageFull(new Error('ENOSPC'))).toBe(false);
});

it.each([
  // A file system without any room, on every machine.
  ['/proc', 'full', 'degraded'],
  ['/no/such/folder', 'off', 'ok'],
])('health says of the disk at %s that it is %s', async (folder, status, all) => {
  const disk = createDiskWatch(folder);
  const other = await createTestApp({ disk });
  expect(await healthOf(other)).toMatchObject({ statusCode: 200, status: all, disk: { status } });
});

it('a disk is low before it is full', async () => {
  const { status, freeBytes = 0 } = await createDiskWatch('/tmp').look();
  expect(freeBytes).toBeGreaterThan(0);
  const lowAt = { lowBytes: freeBytes * 2, fullBytes: 0 };
  expect((await createDiskWatch('/tmp', lowAt).look()).status).toBe('low');
  expect(['up', 'low']).toContain(status);
});
