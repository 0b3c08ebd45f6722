// npm run eval:scale-out: Playlight on two web servers and two workers, and what has to hold between them.
import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { migrateDatabase } from '#server/database/migrate.ts';
import { playChunks } from '#test-support/live-play.ts';
import { ask, askJson, recordingForm } from './cluster/ask.ts';
import { makeCluster } from './cluster/cluster.ts';
import { playThrough, savedPlay } from './cluster/play.ts';
import { makeParent } from './hostile/parents.ts';

const ALTERNATING = 40;
const MAILS = 40;
const EMPTY_DATABASES = 5;
const MIGRATING_AT_ONCE = 6;
const PATIENCE_MS = 180_000;

const rows: string[] = [];
let failed = 0;
function note(what: string, isRight: boolean, figures: string): void {
  rows.push(`| ${what} | ${isRight ? 'yes' : 'NO'} | ${figures} |`);
  process.stderr.write(`${rows.at(-1)}\n`);
  if (!isRight) failed += 1;
}

async function until<Found>(look: () => Promise<Found | undefined>): Promise<Found> {
  const begunMs = Date.now();
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() - begunMs > PATIENCE_MS) throw new Error('It did not come to be');
    await sleep(250);
  }
}

const cluster = await makeCluster();
const { proxy, web, workers, pool, bucket, mailServer, network } = cluster;
const members = [...web, ...workers];
const count = async (query: string, ...values: unknown[]) =>
  Number((await pool.query<{ count: string }>(query, values)).rows[0]?.count);

async function migrations(): Promise<void> {
  const applied = 'select count(*) from drizzle.__drizzle_migrations';
  const beganMs = Date.now();
  await Promise.all(members.map((member) => member.start()));
  const seconds = ((Date.now() - beganMs) / 1000).toFixed(0);
  const expected = await count(applied);
  let same = 0;
  const { rows: own } = await pool.query<{ inet: string }>('show unix_socket_directories');
  const folder = encodeURIComponent(Object.values(own[0] ?? {})[0] ?? '');
  for (let round = 0; round < EMPTY_DATABASES; round++) {
    const name = `empty_${round}`;
    await pool.query(`create database ${name}`);
    const connectionString = `postgres://playlight@/${name}?host=${folder}`;
    const starts = Array.from({ length: MIGRATING_AT_ONCE }, () =>
      migrateDatabase(connectionString),
    );
    const ended = await Promise.allSettled(starts);
    const client = new pg.Client({ connectionString });
    await client.connect();
    const { rows: found } = await client.query<{ count: string }>(applied);
    await client.end();
    const isWhole = Number(found[0]?.count) === expected;
    if (isWhole && ended.every(({ status }) => status === 'fulfilled')) same += 1;
    await pool.query(`drop database ${name}`);
  }
  note(
    'Four servers start at once on an empty database',
    members.every((member) => member.isUp) && expected > 0 && same === EMPTY_DATABASES,
    `ready after ${seconds} s, ${expected} migrations applied once; ${MIGRATING_AT_ONCE} at once on ${same} of ${EMPTY_DATABASES} further empty databases`,
  );
}

async function loginSessions(): Promise<void> {
  const { cookie } = await makeParent(web[0].url);
  const served = new Map(proxy.served);
  let known = 0;
  for (let index = 0; index < ALTERNATING; index++)
    if ((await ask(proxy.url, '/api/auth/user', { cookie })).ok) known += 1;
  const shares = web.map(({ port }) => (proxy.served.get(port) ?? 0) - (served.get(port) ?? 0));
  await ask(web[0].url, '/api/logout', { cookie });
  const afterwards = (await ask(web[1].url, '/api/auth/user', { cookie })).status;
  note(
    'A login session holds on both servers, and ends on both',
    known === ALTERNATING && shares.every((share) => share > 0) && afterwards === 401,
    `${known} of ${ALTERNATING} requests known (${shares.join(' and ')} by server); after the log-out on the one, the other answers ${afterwards}`,
  );
}

async function livePlay(): Promise<void> {
  const parent = await makeParent(proxy.url);
  const { url } = proxy;
  const undisturbed = await playThrough({ url, parent, key: randomUUID() });
  const key = randomUUID();
  let killed = 0;
  const disturbed = await playThrough({
    url,
    parent,
    key,
    async onChunk(number) {
      if (killed > 0 || number < playChunks.length / 2) return;
      killed = proxy.lastLive;
      await web.find(({ port }) => port === killed)?.kill();
    },
  });
  const body = savedPlay(parent, key, playChunks.length);
  const saved = await askJson<{ id: number; labeledPraises: number; reflections: number }>(
    url,
    '/api/sessions',
    { cookie: parent.cookie, body },
  );
  const again = await askJson<{ id: number }>(url, '/api/sessions', {
    cookie: parent.cookie,
    body,
  });
  const told = (metrics: object) => Object.values(metrics).join(' ');
  note(
    'A play session whose server is killed with -9 goes on with the other',
    told(undisturbed.metrics) === told(disturbed.metrics) &&
      disturbed.connections > 1 &&
      disturbed.takenBack === 0 &&
      proxy.lastLive !== killed &&
      saved.id === again.id &&
      saved.labeledPraises === disturbed.metrics.labeledPraises,
    `counts undisturbed ${told(undisturbed.metrics)}, disturbed ${told(disturbed.metrics)}; ${disturbed.connections} connections, ${disturbed.takenBack} acknowledged chunks asked for again; saved twice, one row`,
  );
  await web.find(({ port }) => port === killed)?.start();
}

async function mails(): Promise<void> {
  const before = mailServer.recipients.length;
  const emails = Array.from({ length: MAILS }, () => `${randomUUID()}@example.org`);
  await Promise.all(
    emails.map((email) => askJson(proxy.url, '/api/waitlist/join', { body: { email } })),
  );
  const waiting = 'select count(*) from graphile_worker.jobs';
  await until(async () => ((await count(waiting)) === 0 ? true : undefined));
  const sent = mailServer.recipients.slice(before).filter((to) => emails.includes(to));
  const byWorker = workers.map(({ output }) => output.split('"job":"sendWaitlistMail"').length - 1);
  note(
    'Two workers send each mail once',
    sent.length === MAILS && new Set(sent).size === MAILS,
    `${MAILS} asked for, ${sent.length} arrived, ${new Set(sent).size} different (${byWorker.join(' and ')} by worker)`,
  );
}

async function workerDiesWithMail(): Promise<void> {
  await workers[1].kill();
  network.mail.freeze();
  const email = `${randomUUID()}@example.org`;
  await askJson(proxy.url, '/api/waitlist/join', { body: { email } });
  const locked = 'select count(*) from graphile_worker.jobs where locked_by is not null';
  await until(async () => ((await count(locked)) > 0 ? true : undefined));
  await workers[0].kill();
  network.mail.cut();
  network.mail.mend();
  const diedMs = Date.now();
  await workers[1].start();
  await until(async () => mailServer.recipients.find((to) => to === email));
  const seconds = Math.round((Date.now() - diedMs) / 1000);
  await workers[0].start();
  await sleep(5_000);
  const copies = mailServer.recipients.filter((to) => to === email).length;
  note(
    'A mail whose worker is killed with -9 is sent by the other',
    copies === 1,
    `${copies} arrived, ${seconds} s after the kill`,
  );
}

async function workerDiesWithUpload(): Promise<void> {
  const parent = await makeParent(proxy.url);
  const { cookie, childId } = parent;
  const recording = new Uint8Array(Buffer.concat(playChunks));
  const keep = { cookie, method: 'PUT', body: { granted: true } };
  await askJson(proxy.url, '/api/consents/keep-recordings', keep);
  type Shown = { processing?: { status: string; progress: number }; audioTranscription: string };
  const upload = async (onProgress: (progress: number) => Promise<boolean>) => {
    const body = { childId, duration: 60, recordingKey: randomUUID(), isUploadComing: true };
    const { id } = await askJson<{ id: number }>(proxy.url, '/api/sessions', { cookie, body });
    const form = recordingForm(recording, id);
    await askJson(proxy.url, '/api/sessions/process-audio', { cookie, body: form });
    let isDone = false;
    const text = await until(async () => {
      const shown = await askJson<Shown>(proxy.url, `/api/sessions/${id}`, { cookie });
      const { status = '', progress = 0 } = shown.processing ?? {};
      isDone ||= await onProgress(progress);
      return status === 'scored' ? shown.audioTranscription : undefined;
    });
    const lines = await count('select count(*) from utterances where play_session_id = $1', id);
    return { id, text, lines };
  };
  const undisturbed = await upload(async () => true);
  let killedMs = 0;
  let killed = 0;
  const disturbed = await upload(async (progress) => {
    if (killedMs > 0 || progress < 20 || progress > 90) return false;
    // Where both have listened today, nobody can tell from outside which one it is now.
    const listening = workers.filter((worker) => worker.speechProcesses().length > 0);
    for (const worker of listening) await worker.kill();
    killedMs = Date.now();
    killed = listening.length;
    if (killed === workers.length) await workers[1].start();
    return true;
  });
  const seconds = Math.round((Date.now() - killedMs) / 1000);
  note(
    'A recording whose worker is killed with -9 is scored by another',
    killed > 0 && undisturbed.text === disturbed.text && undisturbed.lines === disturbed.lines,
    `the same transcript, ${disturbed.lines} lines each; ${killed} of 2 workers killed, one started anew where both were; scored ${seconds} s after the kill`,
  );
  await Promise.all(workers.filter((worker) => !worker.isUp).map((worker) => worker.start()));

  const sounds = await Promise.all(
    web.map(async ({ url }) => {
      const response = await ask(url, `/api/sessions/${disturbed.id}/audio`, { cookie });
      return Buffer.from(await response.arrayBuffer());
    }),
  );
  const [one = Buffer.alloc(0), other = Buffer.alloc(1)] = sounds;
  const headers = { range: 'bytes=50001-60000' };
  const path = `/api/sessions/${disturbed.id}/audio`;
  const part = await ask(web[1].url, path, { cookie, headers });
  const partBytes = Buffer.from(await part.arrayBuffer());
  const sealed = bucket.objects.get(`${parent.id}/${disturbed.id}.enc`) ?? Buffer.alloc(0);
  note(
    'A recording that a worker kept plays from both web servers',
    one.subarray(0, 4).toString() === 'RIFF' &&
      one.equals(other) &&
      partBytes.equals(one.subarray(50_001, 60_001)) &&
      sealed.length > one.length &&
      !sealed.includes('RIFF'),
    `${one.length} bytes from each, the same; in the store ${sealed.length} bytes, encrypted`,
  );
}

try {
  for (const check of [
    migrations,
    loginSessions,
    livePlay,
    mails,
    workerDiesWithMail,
    workerDiesWithUpload,
  ])
    await check();
} catch (error) {
  failed += 1;
  process.stderr.write(`${members.map(({ output }) => output.slice(-3000)).join('\n---\n')}\n`);
  throw error;
} finally {
  await cluster.stop();
}

console.log(`# Two web servers and two workers

${new Date().toISOString().slice(0, 10)}, npm run eval:scale-out
Linux ${process.arch}, ${availableParallelism()} cores.

The built product, four processes (\`ROLE=web\` twice, \`ROLE=worker\` twice), one Postgres, a real mail server, behind a reverse proxy that gives
requests to both web servers in turn. The S3-compatible store is a stand-in that checks signatures.

| what | holds | figures |
|---|---|---|
${rows.join('\n')}`);
process.exitCode = failed === 0 ? 0 : 1;
