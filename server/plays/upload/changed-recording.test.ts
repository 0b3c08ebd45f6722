import { randomBytes } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { createAudioStore } from '#server/adapters/audio-store.ts';
import { startBucketStandIn } from '#test-support/bucket-stand-in.ts';
import { addChild, addPlaySession, signUpSomebody } from '#test-support/people.ts';
import { createTestApp, testConfig } from '#test-support/test-app.ts';

const bucket = await startBucketStandIn();
afterAll(() => bucket.stop());
const audioStore = createAudioStore('/nonexistent', testConfig.keyring, bucket.settings);
const testApp = await createTestApp({ audioStore });

it('plays nothing that somebody changed in the store, or put in the place of another', async () => {
  const me = await signUpSomebody(testApp);
  const childId = await addChild(testApp, me.id);
  const sound = randomBytes(100_000);
  const keep = async () => {
    const id = await addPlaySession(testApp, me.id, childId);
    const url = audioStore.addressOf(`${me.id}/${id}`);
    await audioStore.save(url, sound);
    await testApp.database.pool.query(
      'update special_sessions set audio_file_url = $1 where id = $2',
      [url, id],
    );
    return { id, key: `${me.id}/${id}.enc` };
  };
  const statusOf = async ({ id }: { id: number }) => {
    const headers = { cookie: me.cookie, range: 'bytes=500-999' };
    return (await testApp.request({ url: `/api/sessions/${id}/audio`, headers })).statusCode;
  };
  const [mine, other] = [await keep(), await keep()];
  expect(await statusOf(mine)).toBe(206);

  const kept = bucket.objects.get(mine.key) ?? Buffer.alloc(0);
  const changed = Buffer.from(kept.map((byte, at) => (at === 700 ? byte ^ 1 : byte)));
  bucket.objects.set(mine.key, changed);
  expect(await statusOf(mine)).toBe(503);
  expect(testApp.log()).toContain('a recording could not be reached');

  bucket.objects.set(mine.key, bucket.objects.get(other.key) ?? Buffer.alloc(0));
  expect(await statusOf(mine)).toBe(503);
  expect(await statusOf(other)).toBe(206);
});
