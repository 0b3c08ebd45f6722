// More sound than a pool can hear.
import { afterAll, describe, expect, it } from 'vitest';
import { encodeWav } from '#speech/wav.ts';
import { playChunks } from '#test-support/live-play.ts';
import { modelsFolder } from '#test-support/models.ts';
import { speechProcesses } from '#test-support/speech-processes.ts';
import { type HearingEvent, NoPlaceError } from './live-hearing.ts';
import { createSpeechPool } from './speech-pool.ts';

/** Behind with the second chunk, also where it is alone. */
const soonBehind = {
  smallerModelAboveSeconds: 3.5,
  largerModelBelowSeconds: 1,
  aloneBehindMs: 0,
};
/** Files of tests share this process, and one that has just ended may still be closing. */
const ofOthers = speechProcesses();
const limits = { livePlacesPerProcess: 1, ...soonBehind };
const pool = createSpeechPool({ modelsFolder, processes: 1, limits });
afterAll(() => pool.close());

describe('a pool with too much to do', () => {
  it('hears with the smaller model until it has caught up, and says so', async () => {
    const events: HearingEvent[] = [];
    const onEvent = (event: HearingEvent) => events.push(event);
    const hearing = await pool.open('behind', { onEvent });
    const heardOf = playChunks.slice(0, 4).map((chunk, number) => hearing.push(number, chunk));
    const updates = (await Promise.all(heardOf)).filter((update) => update !== undefined);
    expect(updates.map(({ model }) => model)).toEqual(['base', 'tiny', 'tiny', 'tiny']);
    expect(events).toEqual([
      { kind: 'model', model: 'tiny' },
      { kind: 'model', model: 'base' },
    ]);
    const heard = updates.flatMap(({ model, newSegments }) =>
      newSegments.map(({ writtenBy }) => [writtenBy, model]),
    );
    expect(heard.length).toBeGreaterThan(1);
    expect(heard.every(([writtenBy, model]) => writtenBy === model)).toBe(true);
  });

  it('takes no further play session, and says that it will be scored afterwards', async () => {
    const tooMany = await pool.open('one-too-many', {});
    await expect(tooMany.push(0, playChunks[0] ?? new Uint8Array())).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('once you’re done'),
    });
    expect(pool.status()).toMatchObject({
      places: { live: { most: 1, free: 0 }, uploads: { most: 1, free: 1 } },
      sinceStart: { refusedHearings: 1 },
    });
  });

  it('hears an upload all the same, and no second one beside it', async () => {
    const first = playChunks[0] ?? new Uint8Array();
    const upload = await pool.open('upload', { kind: 'upload' });
    const heard = upload.push(0, first);
    const second = await pool.open('second', { kind: 'upload' });
    await expect(second.push(0, first)).rejects.toBeInstanceOf(NoPlaceError);
    await heard;
    upload.abandon();
    expect(pool.status().places.uploads).toEqual({ most: 1, free: 1 });
  });

  it('refuses a chunk that would have to wait too long; the same one may come again', async () => {
    const hearing = await pool.open('behind', {});
    const { nextChunk } = hearing;
    await expect(hearing.push(nextChunk, new Uint8Array(500_000))).rejects.toThrow(
      'once you’re done',
    );
    expect(hearing.nextChunk).toBe(nextChunk);
    expect(pool.status().sinceStart.refusedChunks).toBe(1);
  });

  it('leaves no process behind when it is closed in the middle of a chunk', async () => {
    const hearing = await pool.open('behind', {});
    const push = hearing.push(hearing.nextChunk, playChunks[4] ?? new Uint8Array());
    expect(pool.status().processes.busy).toBe(1);
    await Promise.all([expect(push).rejects.toMatchObject({ code: 'unavailable' }), pool.close()]);
    expect(speechProcesses().filter((id) => !ofOthers.includes(id))).toEqual([]);
    await expect(pool.open('late', {})).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('does not hear a chunk that holds a minute: whoever shares the process would wait for it', async () => {
    const own = createSpeechPool({ modelsFolder, model: 'tiny', processes: 1 });
    const hearing = await own.open('a minute at once', {});
    const minute = encodeWav(new Float32Array(60 * 16_000));
    await expect(hearing.push(0, minute)).rejects.toMatchObject({ code: 'too-long' });
    await own.close();
  });
});

describe('who has been heard more than others', () => {
  // However long a busy machine takes: nobody has played anything meanwhile.
  const limits = {
    aheadSeconds: 5,
    playedPerSecond: 0,
    givingWayMs: 180_000,
    uploadReportEveryChunks: 4,
  };
  const two = createSpeechPool({ modelsFolder, processes: 2, limits });
  afterAll(() => two.close());

  it('leaves a core to whoever plays in another process, and goes on when that one is idle: a long upload', async () => {
    const [first, second, third] = playChunks.map((chunk) => new Uint8Array(chunk));
    if (!first || !second || !third) throw new Error('The play is too short');
    const live = await two.open('live', {});
    await live.push(0, first);
    const upload = await two.open('upload', { kind: 'upload' });
    expect(await upload.push(0, first)).toBeUndefined();
    await upload.push(1, second);
    await upload.push(2, third);
    const order: string[] = [];
    const tell = (who: string) => () => order.push(who);
    const [, , reported] = await Promise.all([
      live.push(1, second).finally(tell('live')),
      live.push(2, third).finally(tell('live')),
      upload.push(3, third).finally(tell('upload')),
    ]);
    expect(order).toEqual(['live', 'live', 'upload']);
    expect(reported?.state.heard.length).toBeGreaterThan(0);
  });

  it('waits in the same process, too, under whichever name it comes', async () => {
    const one = createSpeechPool({ modelsFolder, processes: 1, limits });
    const [first, second] = playChunks.map((chunk) => new Uint8Array(chunk));
    if (!first || !second) throw new Error('The play is too short');
    const by = (userId: string, name: string) => one.open(name, { userId });
    // Heard, and told to nobody.
    for (const name of ['one', 'another', 'one more']) {
      const hearing = await by('many', name);
      const heard = hearing.push(0, first);
      const unheard = hearing.push(1, second);
      await heard;
      hearing.abandon();
      await expect(unheard).rejects.toMatchObject({ code: 'unavailable' });
    }
    const order: string[] = [];
    const tell = (who: string) => () => order.push(who);
    const [next, after] = [await by('many', 'next'), await by('many', 'the one after')];
    const other = await by('other', 'other');
    await Promise.all([
      next.push(0, first).finally(tell('many')),
      after.push(0, first).finally(tell('many')),
      other.push(0, first).finally(tell('other')),
    ]);
    expect(order).toEqual(['many', 'other', 'many']);
    await one.close();
  });
});
