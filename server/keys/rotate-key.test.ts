import { spawn } from 'node:child_process';
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { createAudioStore } from '#server/adapters/audio-store.ts';
import { seal } from '#server/adapters/sealed-bytes.ts';
import { createPartStore } from '#server/plays/upload/upload-parts.ts';
import { readStatement, signStatement } from '#server/signed-statement.ts';
import { startBucketStandIn } from '#test-support/bucket-stand-in.ts';
import { commandFile } from '#test-support/command-file.ts';
import { earlierRelease } from '#test-support/earlier-release.ts';
import { addChild, addPlaySession, cookieOf, signUpSomebody } from '#test-support/people.ts';
import { makeDataDir } from '#test-support/product.ts';
import { createTestApp, testConfig } from '#test-support/test-app.ts';
import { keptKeyring, previousSecretsFileIn, secretFileIn } from './kept-secrets.ts';
import { keyringOf } from './keyring.ts';

const RECORDINGS_EACH = 12;
const PARTS = 20;
const KILLS = 4;
const command = commandFile('server/keys/rotate-key.ts');

const dataDir = makeDataDir();
const folder = join(dataDir, 'recordings');
const bucket = await startBucketStandIn();
afterAll(() => {
  bucket.stop();
  rmSync(dataDir, { recursive: true });
});

// A product that made its own secret, in use: recordings in its folder, later ones in a bucket, one of an earlier release, an upload.
writeFileSync(secretFileIn(dataDir), earlierRelease.secret);
const keyring = keptKeyring(dataDir);
const audioStore = createAudioStore(folder, keyring, bucket.settings);
// It reads everything again and again, faster than a family may.
const config = { ...testConfig, keyring, RATE_LIMITS: 'off' } as const;
const testApp = await createTestApp({ config, audioStore });
const { pool, db, connectionString } = testApp.database;
const me = await signUpSomebody(testApp);
const childId = await addChild(testApp, me.id);
const kept = new Map<number, Buffer>();
const link = signStatement(keyring, 'any-purpose', { userId: me.id });
const onDisk = createAudioStore(folder, keyring);

async function keepIn(store: typeof audioStore): Promise<{ id: number; url: string }> {
  const id = await addPlaySession(testApp, me.id, childId);
  const url = store.addressOf(`${me.id}/${id}`);
  const sound = randomBytes(randomInt(1, 300_000));
  await store.save(url, sound);
  await pool.query('update special_sessions set audio_file_url = $1 where id = $2', [url, id]);
  kept.set(id, sound);
  return { id, url };
}

const files: string[] = [];
for (let count = 0; count < RECORDINGS_EACH; count++) {
  files.push(fileURLToPath((await keepIn(onDisk)).url));
  await keepIn(audioStore);
}
const earlier = await keepIn(onDisk);
writeFileSync(fileURLToPath(earlier.url), earlierRelease.recording.encrypted);
kept.delete(earlier.id);
const uploadId = randomUUID();
const upload = randomBytes(PARTS * 1000);
for (let position = 0; position < PARTS; position++) {
  const bytes = upload.subarray(position * 1000, (position + 1) * 1000);
  await pool.query(
    'insert into recording_parts (upload_id, position, user_id, sealed_bytes) values ($1, $2, $3, $4)',
    [uploadId, position, me.id, seal(keyring, `uploads/${uploadId}/${position}`, bytes)],
  );
}

function startRotation(flags: readonly string[] = [], settings: Record<string, string> = {}) {
  const { endpoint, region, bucket: name, accessKeyId, secretAccessKey } = bucket.settings;
  const child = spawn(process.execPath, [command, ...flags], {
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      // A setting has to be a whole address, although the host is a folder.
      DATABASE_URL: connectionString.replace('@/', '@localhost/'),
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_BUCKET: name,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      ...settings,
    },
  });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const ended = once(child, 'close').then(async ([code]) => ({
    code: code as number | null,
    output: (await output).join(''),
  }));
  return { child, ended };
}
const rotate = (...flags: string[]) => startRotation(flags).ended;

async function expectEverything(): Promise<void> {
  for (const [id, sound] of kept) {
    const answer = await testApp.request({
      url: `/api/sessions/${id}/audio`,
      headers: { cookie: me.cookie },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(sound)).toBe(true);
  }
  expect((await buffer(createPartStore(db, keyring).read(uploadId))).equals(upload)).toBe(true);
}
const isLinkGood = () => readStatement(keyring, 'any-purpose', link) !== undefined;

/** How many things are sealed with the new key by now. */
async function countReplaced(): Promise<number> {
  const [current, before] = keyring.all();
  if (!current || !before) return 0;
  const { rows } = await pool.query('select sealed_bytes as bytes from recording_parts');
  const all: Buffer[] = [
    ...rows.map(({ bytes }) => bytes),
    ...files.map((file) => readFileSync(file)),
    ...bucket.objects.values(),
  ];
  return all.filter((bytes) => bytes.subarray(8, 16).equals(current.id)).length;
}

it('loses nothing however often it is killed, and then needs the old key no more', async () => {
  let killed = 0;
  for (let round = 0; round < KILLS; round++) {
    const enough = (await countReplaced()) + randomInt(1, 12);
    const { child, ended } = startRotation();
    while (child.exitCode === null && (await countReplaced()) < enough) await pause(1);
    child.kill('SIGKILL');
    if ((await ended).code === null) killed += 1;
    await expectEverything();
  }
  expect(killed).toBeGreaterThan(0);
  const done = await rotate();
  expect(done.output).toContain('Nothing needs an earlier key any more');
  expect(done.code).toBe(0);
  await expectEverything();

  expect(isLinkGood()).toBe(true);
  const fresh = keyringOf(keyring.current().secret);
  expect(fresh.current().secret).not.toBe(earlierRelease.secret);
  const store = createAudioStore(folder, fresh, bucket.settings);
  const { rows } = await pool.query('select audio_file_url as url from special_sessions');
  for (const { url } of rows) expect(await store.reseal(url)).toBe('current');
  expect((await buffer(createPartStore(db, fresh).read(uploadId))).equals(upload)).toBe(true);
});

it('drops the old key only when nothing needs it, and not at once', async () => {
  const previous = previousSecretsFileIn(dataDir);
  const now = new Date();
  utimesSync(secretFileIn(dataDir), now, now);
  expect((await rotate('--drop')).output).toMatch(/try again in \d min/);
  const longAgo = new Date(Date.now() - 3_600_000);
  utimesSync(secretFileIn(dataDir), longAgo, longAgo);

  const { id, url } = await keepIn(onDisk);
  const file = fileURLToPath(url);
  const bytes = readFileSync(file);
  bytes.write('lost key', 8);
  writeFileSync(file, bytes);
  const refused = await rotate('--drop');
  expect(refused.code).toBe(1);
  expect(refused.output).toContain(`recording of play session ${id}: It was sealed with`);
  expect(existsSync(previous)).toBe(true);

  // The product beside it has signed the cookie anew by now.
  rmSync(file);
  kept.delete(id);
  const shown = await testApp.request({
    url: '/api/auth/user',
    headers: { cookie: me.cookie },
  });
  expect(shown.cookies).toHaveLength(1);
  const abandoned = join(dirname(file), `1.enc.${randomUUID()}`);
  writeFileSync(abandoned, 'half of it');
  utimesSync(abandoned, longAgo, longAgo);
  const dropped = await rotate('--drop');
  expect(dropped.output).toContain('The earlier key is gone');
  expect(existsSync(previous)).toBe(false);
  expect(existsSync(abandoned)).toBe(false);

  const ask = (cookie: string) => testApp.request({ url: '/api/auth/user', headers: { cookie } });
  expect((await ask(cookieOf(shown))).statusCode).toBe(200);
  expect((await ask(me.cookie)).statusCode).toBe(401);
  expect(isLinkGood()).toBe(false);
  Object.assign(me, { cookie: cookieOf(shown) });
  await expectEverything();
  expect((await rotate('--drop')).output).toContain('There is no earlier key to drop');
});

it('seals with the secret that an owner gives, and leaves the earlier ones to them', async () => {
  const given = 'a secret that the owner has chosen';
  const settings = { APP_SECRET: given, APP_SECRET_PREVIOUS: keyring.current().secret };
  const done = await startRotation([], settings).ended;
  expect(done.output).toContain('take the earlier secrets out of APP_SECRET_PREVIOUS');
  const alone = { APP_SECRET: given };
  const again = await startRotation([], alone).ended;
  expect(again.output).toContain('Sealed anew: 0. Nothing needs an earlier key any more.');
  expect((await startRotation(['--drop'], alone).ended).code).toBe(1);
  const missing = { APP_SECRET: 'a secret that has sealed nothing yet' };
  const refused = await startRotation([], missing).ended;
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('the earlier keys have to stay (45)');
});
