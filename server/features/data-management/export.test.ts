import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it, onTestFinished } from 'vitest';
import {
  addChild,
  confirmIdentity,
  type SignedInUser,
  signUpSomebody,
} from '#test-support/people.ts';
import { createTestApp, type TestApp } from '#test-support/test-app.ts';

const URL_PATH = '/api/data-management/export';

const first = await createTestApp();
/** A second server on the first one's database. */
const second = await createTestApp({ db: first.database.db });
for (const { app } of [first, second]) await app.listen({ port: 0, host: '127.0.0.1' });
const { pool } = first.database;

/** A parent with so many play sessions, each with a transcript that does not compress to nothing. */
async function addFamily(plays: number, transcriptParts: number): Promise<SignedInUser> {
  const user = await signUpSomebody(first);
  await confirmIdentity(first, user);
  await pool.query(
    `insert into special_sessions (user_id, child_id, duration, audio_transcription, completed_at)
     select $1, $2, n, (select string_agg(md5(n || ':' || part), ' ') from generate_series(1, $4) part),
       now() - make_interval(hours => n)
     from generate_series(1, $3) n`,
    [user.id, await addChild(first, user.id), plays, transcriptParts],
  );
  return user;
}

/** More than the buffers between server and client hold: who does not read, makes the server wait. */
const large = [await addFamily(80, 3000), await addFamily(80, 3000)] as const;

const portOf = ({ app }: TestApp) => (app.server.address() as AddressInfo).port;

/** Asks for the download and reads nothing of it. */
function begin(server: TestApp, { cookie }: SignedInUser) {
  return new Promise<{ request: ClientRequest; response: IncomingMessage }>((resolve, reject) => {
    const options = { host: '127.0.0.1', port: portOf(server), path: URL_PATH };
    const request = get({ ...options, headers: { cookie }, agent: false }, (response) =>
      resolve({ request, response }),
    ).on('error', reject);
    onTestFinished(() => void request.destroy());
  });
}

const ask = (server: TestApp, { cookie }: SignedInUser) =>
  server.request({ url: URL_PATH, headers: { cookie } });

/** The locks of exports under way; the view shows those of every other database as well. */
const EXPORT_LOCKS = `pg_locks join pg_database on pg_database.oid = pg_locks.database
  where datname = current_database() and locktype = 'advisory' and objsubid = 2`;

/** Exports that are under way on all servers. */
const running = async () => (await pool.query(`select 1 from ${EXPORT_LOCKS}`)).rowCount;

it('holds every row of a family of many pages, written as one text would be', async () => {
  const user = await addFamily(130, 3);
  const files = unzipSync((await ask(first, user)).rawPayload);
  const json = strFromU8(files['playlight.json'] ?? new Uint8Array());
  const everything = JSON.parse(json);
  const hoursAgo = (everything.playSessions as { duration: number }[]).map((one) => one.duration);
  expect(hoursAgo).toEqual(Array.from({ length: 130 }, (_, index) => 130 - index));
  expect(everything.playSessions[0].completedAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  expect(json).toBe(JSON.stringify(everything, null, 2));
  const csv = strFromU8(files['csv/playSessions.csv'] ?? new Uint8Array());
  expect(csv.split('\r\n')).toHaveLength(132);
  expect(everything.utterances).toEqual([]);
  expect(files['csv/utterances.csv']).toBeUndefined();
});

it('is made once at a time for an account, on whichever server, until the one who asked leaves', async () => {
  const [me, neighbour] = [large[0], await addFamily(1, 1)];
  const { request, response } = await begin(first, me);
  expect(response.statusCode).toBe(200);
  for (const server of [first, second]) {
    const refused = await ask(server, me);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'quota_reached' });
  }
  expect((await ask(first, neighbour)).statusCode).toBe(200);
  // The whole file is there a moment before the lock is gone.
  await expect.poll(running).toBe(1);
  request.destroy();
  await expect.poll(running).toBe(0);
  const again = await begin(second, me);
  expect(again.response.statusCode).toBe(200);
  again.request.destroy();
  await expect.poll(running).toBe(0);
});

it('leaves a server to its other guests: the third at once is asked to come again', async () => {
  const requests = await Promise.all(large.map((one) => begin(first, one)));
  const third = await addFamily(1, 1);
  expect((await ask(first, third)).json()).toMatchObject({ code: 'unavailable' });
  expect((await ask(second, third)).statusCode).toBe(200);
  for (const { request } of requests) request.destroy();
  await expect.poll(running).toBe(0);
  await expect.poll(async () => (await ask(first, third)).statusCode).toBe(200);
});

it('that breaks in the middle is not taken for the whole file', async () => {
  const { response } = await begin(first, large[0]);
  await pool.query(`select pg_terminate_backend(pid) from ${EXPORT_LOCKS}`);
  await expect(buffer(response)).rejects.toThrow('aborted');
  await expect.poll(running).toBe(0);
});
