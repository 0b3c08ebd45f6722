import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { createAudioStore } from './audio-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'playlight-recordings-'));
afterAll(() => rmSync(folder, { recursive: true }));
const store = createAudioStore(folder, 'a secret');
const sound = randomBytes(200_000);

async function save(name: string): Promise<string> {
  const url = store.addressOf(name);
  await store.save(url, sound);
  return url;
}

it('gives back any stretch of a recording, which lies on the disk as noise', async () => {
  const url = await save('family/7');
  expect(await store.sizeOf(url)).toBe(sound.length);
  for (const [start, end] of [
    [0, 199_999],
    [1, 1],
    [15, 16],
    [100_003, 150_000],
  ] as const) {
    const stretch = await buffer(await store.read(url, { start, end }));
    expect(stretch.equals(sound.subarray(start, end + 1))).toBe(true);
  }
  expect(readFileSync(fileURLToPath(url)).includes(sound.subarray(0, 32))).toBe(false);
});

it('says other things to another secret', async () => {
  const url = await save('family/8');
  const other = createAudioStore(folder, 'another');
  const stolen = await buffer(await other.read(url, { start: 0, end: 99 }));
  expect(stolen.equals(sound.subarray(0, 100))).toBe(false);
});

it('removes a recording, and touches nothing outside of its folder', async () => {
  const url = await save('family/9');
  await store.remove(url);
  await store.remove(url);
  expect(await store.sizeOf(url)).toBeUndefined();
  await expect(store.remove('file:///etc/passwd')).rejects.toThrow('Not a recording of ours');
});

it('finds what was kept before all data moved to another folder', async () => {
  const before = createAudioStore(join(folder, 'before', 'recordings'), 'a secret');
  const url = before.addressOf('family/10');
  await before.save(url, sound);
  renameSync(join(folder, 'before'), join(folder, 'after'));
  const after = createAudioStore(join(folder, 'after', 'recordings'), 'a secret');
  const whole = await buffer(await after.read(url, { start: 0, end: sound.length - 1 }));
  expect(whole.equals(sound)).toBe(true);
  await after.remove(url);
  expect(existsSync(join(folder, 'after', 'recordings', 'family', '10.enc'))).toBe(false);
});
