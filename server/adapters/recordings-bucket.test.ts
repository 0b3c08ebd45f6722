import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, it } from 'vitest';
import { keyringOf } from '#server/keys/keyring.ts';
import { startBucketStandIn } from '#test-support/bucket-stand-in.ts';
import { type AudioStore, createAudioStore } from './audio-store.ts';
import { recordingsBucket } from './recordings-bucket.ts';

const folder = mkdtempSync(join(tmpdir(), 'playlight-recordings-'));
const standIn = await startBucketStandIn();
afterAll(() => {
  standIn.stop();
  rmSync(folder, { recursive: true });
});
afterEach(() => {
  standIn.refusesWith = undefined;
});
const keyring = keyringOf('a secret');
const store = createAudioStore(folder, keyring, standIn.settings);
const sound = randomBytes(200_000);

async function stretchOf(from: AudioStore, url: string, start: number, end: number) {
  const kept = await from.find(url);
  if (!kept) throw new Error('It is gone');
  return buffer(await kept.read({ start, end }));
}

async function save(name: string): Promise<string> {
  const url = store.addressOf(name);
  await store.save(url, sound);
  return url;
}

it('gives back any stretch of a recording', async () => {
  const url = await save('family/7');
  expect(url).toBe('s3://recordings/family/7.enc');
  expect((await store.find(url))?.size).toBe(sound.length);
  for (const [start, end] of [
    [0, 199_999],
    [1, 1],
    [100_003, 150_000],
  ] as const) {
    const stretch = await stretchOf(store, url, start, end);
    expect(stretch.equals(sound.subarray(start, end + 1))).toBe(true);
  }
});

it('holds what a folder would hold: a file of one is an object of the other', async () => {
  const onDisk = createAudioStore(folder, keyring);
  const file = onDisk.addressOf('family/8');
  await onDisk.save(file, sound);
  standIn.objects.set('family/8.enc', readFileSync(fileURLToPath(file)));
  const moved = await stretchOf(store, store.addressOf('family/8'), 5, 99);
  expect(moved.equals(sound.subarray(5, 100))).toBe(true);
  const old = await stretchOf(store, file, 5, 99);
  expect(old.equals(sound.subarray(5, 100))).toBe(true);
});

it('reads no more of a recording than it needs, and seals it anew', async () => {
  const url = await save('family/12');
  const kept = await store.find(url);
  standIn.sentBytes = 0;
  await kept?.read({ start: 70_000, end: 70_001 }).then(buffer);
  expect(standIn.sentBytes).toBeLessThan(70_000);
  const newer = keyringOf('a newer secret', ['a secret']);
  expect(await createAudioStore(folder, newer, standIn.settings).reseal(url)).toBe('resealed');
  const alone = createAudioStore(folder, keyringOf('a newer secret'), standIn.settings);
  const whole = await stretchOf(alone, url, 0, sound.length - 1);
  expect(whole.equals(sound)).toBe(true);
});

it('removes a recording, and touches nothing in another bucket', async () => {
  const url = await save('family/9');
  await store.remove(url);
  await store.remove(url);
  expect(await store.find(url)).toBeUndefined();
  await expect(store.remove('s3://other/family/9.enc')).rejects.toThrow('Not a recording of ours');
});

it('signs by the clock of the store, where ours is wrong', async () => {
  standIn.aheadMs = 60 * 60_000;
  const url = await save('family/10');
  expect((await store.find(url))?.size).toBe(sound.length);
  standIn.aheadMs = 0;
  expect((await store.find(url))?.size).toBe(sound.length);
});

it.each([403, 500])('fails where the store answers %i, and says so', async (status) => {
  const url = await save('family/11');
  standIn.refusesWith = status;
  await expect(store.find(url)).rejects.toThrow(`answered ${status}`);
  await expect(store.save(url, sound)).rejects.toThrow(`answered ${status}`);
  expect(await recordingsBucket(standIn.settings).isReachable()).toBe(false);
});

it('is not let in with another key, or to a bucket that is not there', async () => {
  for (const changed of [{ secretAccessKey: 'guessed' }, { bucket: 'other' }]) {
    const other = recordingsBucket({ ...standIn.settings, ...changed });
    expect(await other.isReachable()).toBe(false);
    await expect(other.write(other.addressOf('x'), Readable.from([sound]))).rejects.toThrow(
      /403|no bucket/,
    );
  }
  expect(await store.isReachable()).toBe(true);
});

it('does not wait for ever for a store that is silent', async () => {
  standIn.refusesWith = 0;
  expect(await recordingsBucket(standIn.settings).isReachable()).toBe(false);
});
