// What becomes of processes that do not start, grow or hang, and of the play sessions in them.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { programFile } from '#server/program-file.ts';
import { wavFile } from '#test-support/audio/wav-file.ts';
import { playChunks, pushAll } from '#test-support/live-play.ts';
import { modelsFolder } from '#test-support/models.ts';
import { newestSpeechProcess } from '#test-support/speech-processes.ts';
import type { HearingEvent } from './live-hearing.ts';
import { createSpeechPool, type SpeechPool, type SpeechPoolOptions } from './speech-pool.ts';

const MEGABYTE = 1024 * 1024;
const chunks = playChunks.slice(0, 3);

let lastPool: SpeechPool | undefined;
function poolWith(limits: SpeechPoolOptions['limits'] = {}, folder = modelsFolder): SpeechPool {
  lastPool = createSpeechPool({ modelsFolder: folder, model: 'tiny', processes: 1, limits });
  return lastPool;
}
afterEach(() => lastPool?.close());

/** As long as a chunk may be, of nothing, in 144 MB, which take many times that once they are decoded. */
function hugeChunk(): Uint8Array {
  const dataSize = 144 * MEGABYTE;
  const channels = Array.from({ length: 8 }, () => new Float32Array());
  const head = wavFile(channels, { sampleRate: 192_000, bits: 32, dataSize });
  const file = new Uint8Array(head.length + dataSize);
  file.set(head);
  return file;
}

describe('a speech process', () => {
  it('is not even tried without the models', async () => {
    const pool = poolWith({}, '/no/such/folder');
    await expect(pool.open('any', {})).rejects.toMatchObject({ code: 'unavailable' });
    expect(pool.status()).toMatchObject({ status: 'off', sinceStart: { startedProcesses: 0 } });
  });

  it('that takes too long to start is ended, and the next one waits a while', async () => {
    const pool = poolWith({ startMs: 1, startsInARow: 1, firstBackOffMs: 60_000 });
    for (const name of ['one', 'two']) {
      const hearing = await pool.open(name, {});
      await expect(hearing.push(0, hugeChunk())).rejects.toThrow('once you’re done');
    }
    expect(pool.status()).toMatchObject({
      status: 'down',
      hearings: 0,
      sinceStart: {
        startedProcesses: 1,
        refusedHearings: 1,
        endedProcesses: { 'start-too-slow': 1 },
      },
    });
  });

  it('that grows is ended; the chunk that did it twice is given up, the neighbour is not', async () => {
    const pool = poolWith({
      memoryBytes: 490 * MEGABYTE,
      pingEveryMs: 50,
      // On a busy machine the huge chunk keeps it from answering for long.
      pingAnswerMs: 10 * 60_000,
      hearingQueueSeconds: 10_000,
      processQueueSeconds: 10_000,
    });
    const events: HearingEvent['kind'][] = [];
    const onEvent = ({ kind }: HearingEvent) => events.push(kind);
    const huge = await pool.open('huge', { onEvent });
    const neighbour = await pool.open('neighbour', {});
    const [first, ...others] = chunks;
    await pushAll(neighbour, first ? [first] : []);
    const [lost] = await Promise.allSettled([
      huge.push(0, hugeChunk()),
      pushAll(neighbour, others, 1),
    ]);
    expect(lost).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
    expect(events).toEqual(['resumed', 'given-up']);
    const { scored } = await neighbour.finish();
    expect(scored.segments).toHaveLength(3);
    expect(scored.counts.labeledPraises).toBe(1);
    expect(pool.status()).toMatchObject({
      hearings: 0,
      sinceStart: { givenUpHearings: 1, endedProcesses: { 'too-much-memory': 2 } },
    });
  });

  it('ends with the server that started it, however that ended', async () => {
    const child = fork(programFile('speech-process'), {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.send({ kind: 'ping' });
    await once(child, 'message');
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('that hangs is ended, and its play session resumed', async () => {
    const pool = poolWith({ pingEveryMs: 100, pingAnswerMs: 2_500 });
    const hearing = await pool.open('hanging', {});
    await pushAll(hearing, chunks.slice(0, 1));
    process.kill(newestSpeechProcess(), 'SIGSTOP');
    await pushAll(hearing, chunks.slice(1, 2), 1);
    expect(pool.status().sinceStart.endedProcesses['no-answer-to-ping']).toBeGreaterThan(0);
  });
});
