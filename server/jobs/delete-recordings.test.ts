import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createAudioStore } from '#server/adapters/audio-store.ts';
import { keyringOf } from '#server/keys/keyring.ts';
import { deleteRecordings } from './delete-recordings.ts';

const folder = mkdtempSync(join(tmpdir(), 'playlight-recordings-'));
afterAll(() => rmSync(folder, { recursive: true }));
const store = createAudioStore(folder, keyringOf('any'));
const { run } = deleteRecordings(store);

it('deletes every recording that can be reached, and fails for those that cannot', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `family/${index}`);
  const urls = names.map((name) => store.addressOf(name));
  for (const url of urls) await store.save(url, Buffer.from('sound'));
  const inLostBucket = 's3://closed/family/1.enc';
  const [first = '', ...others] = urls;
  const job = run({ urls: [first, inLostBucket, ...others] }, 'any');
  await expect(job).rejects.toThrow('could not be removed');
  const found = await Promise.all(urls.map((url) => store.find(url)));
  expect(found.filter((sound) => sound !== undefined)).toEqual([]);
  // At another attempt most of them are gone already.
  await run({ urls }, 'any');
});
