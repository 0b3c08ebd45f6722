import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, it } from 'vitest';
import { startBucketStandIn } from '#test-support/bucket-stand-in.ts';
import { createAudioStore } from './audio-store.ts';
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
const secret = 'a secret';
const store = createAudioStore(folder, secret, standIn.settings);
const sound = randomBytes(200_000);

async function save(name: string): Promise<string> {
  const url = store.addressOf(name);
  await store.save(url, sound);
  return url;
}

it('gives back any stretch of a recording', async () => {
  const url = await save('family/7');
  expect(url).toBe('s3://recordings/family/7.enc');
  expect(await store.sizeOf(url)).toBe(sound.length);
  for (const [start, end] of [
    [0, 199_999],
    [1, 1],
    [100_003, 150_000],
  ] as const) {
    const stretch = await buffer(await store.read(url, { start, end }));
    expect(stretch.equals(sound.subarray(start, end + 1))).toBe(true);
  }
});

it('holds what a folder would hold: a file of one is an object of the other', async () => {
  const onDisk = createAudioStore(folder, secret);
  const file = onDisk.addressOf('family/8');
  await onDisk.save(file, sound);
  standIn.objects.set('family/8.enc', readFileSync(fileURLToPath(file)));
  const moved = await buffer(await store.read(store.addressOf('family/8'), { start: 5, end: 99 }));
  expect(moved.equals(sound.subarray(5, 100))).toBe(true);
  const old = await buffer(await store.read(file, { start: 5, end: 99 }));
  expect(old.equals(sound.subarray(5, 100))).toBe(true);
});

it('removes a recording, and touches nothing in another bucket', async () => {
  const url = await save('family/9');
  await store.remove(url);
  await store.remove(url);
  expect(await store.sizeOf(url)).toBeUndefined();
  await expect(store.remove('s3://other/family/9.enc')).rejects.toThrow('Not a recording of ours');
});

it('signs by the clock of the store, where ours is wrong', async () => {
  standIn.aheadMs = 60 * 60_000;
  const url = await save('family/10');
  expect(await store.sizeOf(url)).toBe(sound.length);
  standIn.aheadMs = 0;
  expect(await store.sizeOf(url)).toBe(sound.length);
});

it.each([403, 500])('fails where the store answers %i, and says so', async (status) => {
  const url = await save('family/11');
  standIn.refusesWith = status;
  await expect(store.sizeOf(url)).rejects.toThrow(`answered ${status}`);
  await expect(store.save(url, sound)).rejects.toThrow(`answered ${status}`);
  expect(await recordingsBucket(standIn.settings).isReachable()).toBe(false);
});

it('is not let in with another key, or to a bucket that is not there', async () => {
  for (const changed of [{ secretAccessKey: 'guessed' }, { bucket: 'other' }]) {
    const other = recordingsBucket({ ...standIn.settings, ...changed });
    expect(await other.isReachable()).toBe(false);
    await expect(other.write(other.addressOf('x'), sound)).rejects.toThrow(/403|no bucket/);
  }
  expect(await store.isReachable()).toBe(true);
});

it('does not wait for ever for a store that is silent', { timeout: 30_000 }, async () => {
  standIn.refusesWith = 0;
  expect(await recordingsBucket(standIn.settings).isReachable()).toBe(false);
});
