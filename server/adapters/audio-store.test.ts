import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { keyringOf } from '#server/keys/keyring.ts';
import { earlierRelease } from '#test-support/earlier-release.ts';
import { type AudioStore, createAudioStore } from './audio-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'playlight-recordings-'));
afterAll(() => rmSync(folder, { recursive: true }));
const keyring = keyringOf('a secret');
const store = createAudioStore(folder, keyring);
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

it('gives back any stretch of a recording, which lies on the disk as noise', async () => {
  const url = await save('family/7');
  const kept = await store.find(url);
  expect(kept?.size).toBe(sound.length);
  for (const [start, end] of [
    [0, 199_999],
    [1, 1],
    [15, 16],
    [100_003, 150_000],
  ] as const) {
    const stretch = await stretchOf(store, url, start, end);
    expect(stretch.equals(sound.subarray(start, end + 1))).toBe(true);
  }
  expect(readFileSync(fileURLToPath(url)).includes(sound.subarray(0, 32))).toBe(false);
});

it('says nothing to another secret', async () => {
  const url = await save('family/8');
  const other = createAudioStore(folder, keyringOf('another'));
  await expect(other.find(url)).rejects.toThrow('sealed with a secret');
});

it('refuses what was changed before a byte of it is given away', async () => {
  const url = await save('family/11');
  const kept = await store.find(url);
  const file = fileURLToPath(url);
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(500) ^ 1, 500);
  writeFileSync(file, bytes);
  await expect(kept?.read({ start: 100, end: 200 })).rejects.toThrow('damaged');
  // Later chunks are as they were.
  const later = await stretchOf(store, url, 150_000, 150_099);
  expect(later.equals(sound.subarray(150_000, 150_100))).toBe(true);
});

it('reads what an earlier release encrypted, and seals it anew', async () => {
  const { secret, recording } = earlierRelease;
  const earlier = createAudioStore(folder, keyringOf(secret));
  const url = earlier.addressOf(recording.name);
  mkdirSync(dirname(fileURLToPath(url)), { recursive: true });
  writeFileSync(fileURLToPath(url), recording.encrypted);
  const sumOf = async (store: AudioStore) =>
    createHash('sha256')
      .update(await stretchOf(store, url, 0, recording.size - 1))
      .digest('hex');
  expect((await earlier.find(url))?.size).toBe(recording.size);
  expect(await sumOf(earlier)).toBe(recording.sha256);
  const middle = await stretchOf(earlier, url, 8, 11);
  expect(middle.toString()).toBe('WAVE');
  await expect(store.find(url)).rejects.toThrow('sealed with a secret');

  const rotating = createAudioStore(folder, keyringOf('a secret', [secret]));
  expect(await sumOf(rotating)).toBe(recording.sha256);
  expect(await rotating.reseal(url)).toBe('resealed');
  expect(await rotating.reseal(url)).toBe('current');
  expect(await sumOf(store)).toBe(recording.sha256);
});

it('goes on where a recording is sealed anew between looking and listening', async () => {
  for (const encrypted of [undefined, earlierRelease.recording.encrypted]) {
    const url = await save('family/12');
    if (encrypted) writeFileSync(fileURLToPath(url), encrypted);
    const ring = keyringOf('a newer secret', ['a secret', earlierRelease.secret]);
    const rotating = createAudioStore(folder, ring);
    const before = await stretchOf(rotating, url, 0, 999);
    const kept = await rotating.find(url);
    expect(await rotating.reseal(url)).toBe('resealed');
    const heard = kept && (await buffer(await kept.read({ start: 0, end: 999 })));
    expect(heard?.equals(before)).toBe(true);
  }
});

it('deletes with a recording what somebody who was killed had begun to write', async () => {
  const url = await save('other-family/1');
  writeFileSync(`${fileURLToPath(url)}.b1946ac9`, 'half of it');
  await save('other-family/12');
  await store.remove(url);
  expect(readdirSync(join(folder, 'other-family'))).toEqual(['12.enc']);
});

it('removes a recording, and touches nothing outside of its folder', async () => {
  const url = await save('family/9');
  await store.remove(url);
  await store.remove(url);
  expect(await store.find(url)).toBeUndefined();
  await expect(store.remove('file:///etc/passwd')).rejects.toThrow('Not a recording of ours');
});

it('finds what was kept before all data moved to another folder', async () => {
  const before = createAudioStore(join(folder, 'before', 'recordings'), keyring);
  const url = before.addressOf('family/10');
  await before.save(url, sound);
  renameSync(join(folder, 'before'), join(folder, 'after'));
  const after = createAudioStore(join(folder, 'after', 'recordings'), keyring);
  const whole = await stretchOf(after, url, 0, sound.length - 1);
  expect(whole.equals(sound)).toBe(true);
  await after.remove(url);
  expect(existsSync(join(folder, 'after', 'recordings', 'family', '10.enc'))).toBe(false);
});
