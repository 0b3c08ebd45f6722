import { expect, type Page } from '@playwright/test';
import type { RecordingKey } from '#domain/ids.ts';
import { SAMPLE_RATE } from '#speech/audio.ts';
import { decodeChunks, loudness } from '#test-support/audio/decoding.ts';
import { openModules, test } from './audio-modules.ts';
import { allowMicrophone } from './fake-microphone.ts';

const CHUNK_MS = 400;

/** Records for a moment, twice, as before and after a pause. */
async function recordTwice(page: Page) {
  const { chunks, ...found } = await page.evaluate(async (chunkMs) => {
    const { openMicrophone, startChunkRecorder, testAudio } = window.audio;
    const stream = await openMicrophone();
    const hasPassed = await testAudio(stream);
    const chunks: number[][] = [];
    const health: boolean[] = [];
    for (let times = 0; times < 2; times++) {
      const recorder = await new Promise<ReturnType<typeof startChunkRecorder>>(
        (resolve, reject) => {
          const started = startChunkRecorder(stream, {
            chunkMs,
            onStarted: () => resolve(started),
            onChunk: (bytes) => chunks.push([...bytes]),
            onFailed: () => reject(new Error('failed')),
            onTrackEnded: () => reject(new Error('ended')),
          });
        },
      );
      await new Promise((resolve) => {
        setTimeout(resolve, 3 * chunkMs);
      });
      health.push(recorder.isHealthy());
      await recorder.stop();
      health.push(recorder.isHealthy());
    }
    return { hasPassed, chunks, health };
  }, CHUNK_MS);
  return { ...found, chunks: chunks.map((bytes) => Uint8Array.from(bytes)) };
}

/** Both times, less what a slow start may take. */
const LEAST_SECONDS = (2 * 2 * CHUNK_MS) / 1000;

test('what is recorded before and after a pause is one recording, with Opus or plain, and a microphone that is gone is noticed', async ({
  page,
}) => {
  await allowMicrophone(page);
  await openModules(page);
  await test.step('chunks are heard as one recording', async () => {
    const { hasPassed, chunks, health } = await recordTwice(page);
    expect(hasPassed).toBe(true);
    expect(health).toEqual([true, false, true, false]);
    expect(chunks.length).toBeGreaterThan(4);
    const heard = await decodeChunks(chunks);
    expect(heard.length).toBeGreaterThan(LEAST_SECONDS * SAMPLE_RATE);
    expect(loudness(heard)).toBeGreaterThan(0.005);
  });

  await test.step('a browser without Opus records plain samples, each chunk a file', async () => {
    await page.evaluate(() => {
      window.opusRecorder = window.MediaRecorder;
      Reflect.deleteProperty(window, 'MediaRecorder');
    });
    const { hasPassed, chunks } = await recordTwice(page);
    expect(hasPassed).toBe(true);
    for (const chunk of chunks) expect(String.fromCharCode(...chunk.slice(0, 4))).toBe('RIFF');
    const heard = await decodeChunks(chunks);
    expect(heard.length).toBe(chunks.reduce((sum, chunk) => sum + (chunk.length - 44) / 2, 0));
    expect(heard.length).toBeGreaterThan(LEAST_SECONDS * SAMPLE_RATE);
    expect(loudness(heard)).toBeGreaterThan(0.005);
    await page.evaluate(() => {
      window.MediaRecorder = window.opusRecorder;
    });
  });

  await test.step('a microphone that is gone is noticed', async () => {
    const result = await page.evaluate(async () => {
      const { isMicrophoneAllowed, openMicrophone, startChunkRecorder, testAudio } = window.audio;
      const told: string[] = [];
      const stream = await openMicrophone();
      const recorder = startChunkRecorder(stream, {
        chunkMs: 100,
        onStarted: () => told.push('started'),
        onChunk: () => {},
        onFailed: () => told.push('failed'),
        onTrackEnded: () => told.push('ended'),
      });
      const [track] = stream.getAudioTracks();
      track?.stop();
      // What is stopped by the page itself is not announced to it.
      track?.dispatchEvent(new Event('ended'));
      const isHealthy = recorder.isHealthy();
      await recorder.stop();
      const isAllowed = await isMicrophoneAllowed();
      return { told, isHealthy, isAllowed, hasPassed: await testAudio(stream) };
    });
    expect(result).toMatchObject({ isHealthy: false, isAllowed: true, hasPassed: false });
    expect(result.told).toContain('ended');
  });
});

test('chunks outlive the page until they are deleted; without room on the device they go on in memory, and that is told once', async ({
  page,
}) => {
  await openModules(page);
  const open = (recordingKey: RecordingKey) =>
    page.evaluate(async (recordingKey) => {
      const { openChunkStore } = window.audio;
      const onFull = () => window.told.push('full');
      window.told = [];
      const store = await openChunkStore({ userId: 'u', recordingKey, onFull });
      return {
        first: store.first,
        chunks: store.read(0).map((bytes) => [...bytes]),
        told: window.told,
      };
    }, recordingKey);

  await page.evaluate(async () => {
    for (const recordingKey of ['mine', 'mine-too'] as RecordingKey[]) {
      const { openChunkStore } = window.audio;
      const store = await openChunkStore({ userId: 'u', recordingKey, onFull: () => {} });
      for (const number of [0, 1, 10]) store.append(number, Uint8Array.of(number));
      if (recordingKey === 'mine') store.append(2, Uint8Array.of(2));
      else store.renumber(5);
      await store.settled();
    }
  });
  await page.reload();
  await openModules(page);
  expect(await open('mine' as RecordingKey)).toEqual({
    first: 10,
    chunks: [[0], [1], [2], [10]],
    told: [],
  });
  expect(await open('mine-too' as RecordingKey)).toMatchObject({
    first: 15,
    chunks: [[0], [1], [10]],
  });

  await page.evaluate(async () => {
    const { deleteChunks, deleteStaleChunks } = window.audio;
    await deleteChunks('u', 'mine' as RecordingKey);
    await deleteStaleChunks(Date.now());
  });
  expect(await open('mine' as RecordingKey)).toMatchObject({ first: 0, chunks: [] });
  expect((await open('mine-too' as RecordingKey)).chunks).toHaveLength(3);
  await page.evaluate(() => window.audio.deleteStaleChunks(Date.now() + 24 * 60 * 60 * 1000));
  expect((await open('mine-too' as RecordingKey)).chunks).toEqual([]);

  await test.step('without room', async () => {
    const result = await page.evaluate(async () => {
      const { openChunkStore } = window.audio;
      const told: string[] = [];
      const open = () =>
        openChunkStore({
          userId: 'u',
          recordingKey: 'p' as RecordingKey,
          onFull: () => told.push('full'),
        });
      const store = await open();
      store.append(0, Uint8Array.of(0));
      await store.settled();
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
      store.append(1, Uint8Array.of(1));
      store.append(2, Uint8Array.of(2));
      await store.settled();
      const inMemory = store.count;
      const onDevice = (await open()).count;
      Reflect.set(IDBFactory.prototype, 'open', () => {
        throw new DOMException('private window', 'InvalidStateError');
      });
      const toldOfRoom = told.splice(0);
      return { inMemory, onDevice, toldOfRoom, withoutAny: (await open()).count, told };
    });
    expect(result).toEqual({
      inMemory: 3,
      onDevice: 1,
      toldOfRoom: ['full'],
      withoutAny: 0,
      told: ['full'],
    });
  });
});

test('one tab plays; another can take it over, and the first hears when that ends', async ({
  page,
  context,
}) => {
  const second = await context.newPage();
  const acquire = (tab: Page) => tab.evaluate(() => window.tabLock.acquire());
  const told = (tab: Page) => tab.evaluate(() => window.told);
  for (const tab of [page, second]) {
    await openModules(tab);
    await tab.evaluate(() => {
      window.told = [];
      window.tabLock = window.audio.createTabLock('u', {
        onStolen: () => window.told.push('elsewhere'),
        onOtherTabEnded: () => window.told.push('ended'),
      });
    });
  }
  // A screen that is mounted twice in a row does not lock itself out.
  await page.evaluate(() => {
    void window.tabLock.acquire();
    window.tabLock.release();
  });
  expect(await acquire(page)).toBe(true);
  expect(await acquire(page)).toBe(true);
  expect(await acquire(second)).toBe(false);
  await second.evaluate(() => window.tabLock.steal());
  await expect.poll(() => told(page)).toEqual(['elsewhere']);
  expect(await told(second)).toEqual([]);
  await second.evaluate(() => window.tabLock.release());
  await expect.poll(() => told(page)).toEqual(['elsewhere', 'ended']);
  // A tab that has heard so holds nothing: it was not asked to play.
  expect(await acquire(second)).toBe(true);
  expect(await acquire(page)).toBe(false);
  await second.close();
  await expect.poll(() => told(page)).toEqual(['elsewhere', 'ended', 'ended']);
});

test('the chime sounds, or a notification stands in for it; the screen stays awake', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications', 'screen-wake-lock']);
  await openModules(page);
  await page.evaluate(() => {
    window.told = [];
    window.chime = window.audio.createChime();
    addEventListener('click', () => window.chime.prepare(), { once: true });
  });
  await page.mouse.click(5, 5);
  const ring = () => page.evaluate(() => window.chime.ring('Playlight Complete!'));
  expect(await ring()).toBe('sound');
  await page.evaluate(() => {
    Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'suspended' });
  });
  expect(await ring()).toBe('notification');

  await page.evaluate(() => {
    window.lock = window.audio.createWakeLock((isActive) => window.told.push(String(isActive)));
    window.lock.acquire();
    window.lock.acquire();
  });
  await expect.poll(() => page.evaluate(() => window.told)).toEqual(['true']);
  await page.evaluate(() => {
    window.lock.release();
    window.lock.acquire();
    window.lock.release();
  });
  await expect.poll(() => page.evaluate(() => window.told)).toEqual(['true', 'false']);
});
