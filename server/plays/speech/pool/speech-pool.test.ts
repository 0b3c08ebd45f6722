// Real processes with the real networks, on a recording that synthetic voices spoke.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ScoredPlay } from '#scoring/score-segments.ts';
import type { SpeechPipelineState } from '#scoring/speech-pipeline.ts';
import {
  hearInThisProcess,
  newSegmentsOf,
  playChunks,
  pushAll,
  toldOf,
} from '#test-support/live-play.ts';
import { modelsFolder } from '#test-support/models.ts';
import { newestSpeechProcess, speechProcesses } from '#test-support/speech-processes.ts';
import type { HearingEvent } from './live-hearing.ts';
import { createSpeechPool } from './speech-pool.ts';

/** A chunk takes several times as long. */
const IN_A_CHUNK_MS = 50;
const scoring = { childName: 'Robin' };
const halfChunks = playChunks.slice(0, 4);
const pool = createSpeechPool({ modelsFolder, model: 'tiny', processes: 1 });
let whole: ScoredPlay;
let half: ScoredPlay;

beforeAll(async () => {
  whole = await hearInThisProcess(playChunks, scoring);
  half = await hearInThisProcess(halfChunks, scoring);
});

afterAll(() => pool.close());

const killProcess = () => process.kill(newestSpeechProcess(), 'SIGKILL');

describe('a play session in the pool', () => {
  it('starts no process before it is needed', () => {
    expect(pool.status()).toMatchObject({ status: 'up', processes: { running: 0 }, hearings: 0 });
    expect(speechProcesses()).toEqual([]);
  });

  it('is heard as in one process, each segment told once, beside another', async () => {
    const [one, two] = await Promise.all([pool.open('one', scoring), pool.open('two', scoring)]);
    const [updates] = await Promise.all([pushAll(one, playChunks), pushAll(two, halfChunks)]);
    const [{ scored, segments }, other] = await Promise.all([one.finish(), two.finish()]);
    expect(scored).toEqual(whole);
    expect(other.scored).toEqual(half);
    const told = newSegmentsOf(updates);
    expect(told).toEqual(segments.slice(0, told.length));
    expect(segments.every(({ writtenBy }) => writtenBy === 'tiny')).toBe(true);
    expect(pool.status()).toMatchObject({ processes: { running: 1 }, hearings: 0 });
  });

  it('is heard before others once it has been played to its end', async () => {
    const [ends, goesOn] = await Promise.all([pool.open('ends', {}), pool.open('goes-on', {})]);
    const order: string[] = [];
    const note = (what: string) => () => void order.push(what);
    const chunks = halfChunks.map((chunk, number) => goesOn.push(number, chunk));
    await Promise.all([
      ...chunks.map((heard, number) => heard.then(note(`chunk ${number}`))),
      ends.push(0, halfChunks[0] ?? new Uint8Array()).then(note('last chunk')),
      ends.finish().then(note('end')),
    ]);
    goesOn.abandon();
    expect(order.slice(0, 3)).toEqual(['chunk 0', 'last chunk', 'end']);
  });

  it('comes to the same when its process is killed between chunks and during one', async () => {
    const events: HearingEvent['kind'][] = [];
    const onEvent = ({ kind }: HearingEvent) => events.push(kind);
    const hearing = await pool.open('killed', { ...scoring, onEvent });
    const updates = await pushAll(hearing, halfChunks.slice(0, 2));
    killProcess();
    updates.push(...(await pushAll(hearing, halfChunks.slice(2, 3), 2)));
    const during = pushAll(hearing, halfChunks.slice(3), 3);
    expect(pool.status().processes.busy).toBe(1);
    await pause(IN_A_CHUNK_MS);
    killProcess();
    updates.push(...(await during));
    const { scored, segments } = await hearing.finish();
    expect(toldOf(scored)).toEqual(toldOf(half));
    const told = newSegmentsOf(updates);
    expect(told).toEqual(segments.slice(0, told.length));
    expect(events).toEqual(['resumed', 'resumed']);
    expect(pool.status().sinceStart).toMatchObject({
      startedProcesses: 3,
      resumedHearings: 2,
      endedProcesses: { died: 2 },
    });
  });

  it('goes on in another server from the state that was kept', async () => {
    const first = await pool.open('moving', scoring);
    await pushAll(first, halfChunks.slice(0, 2));
    const resume: SpeechPipelineState = JSON.parse(JSON.stringify(first.state));
    first.abandon();
    const second = await pool.open('moving', { ...scoring, resume });
    expect(second.nextChunk).toBe(resume.nextChunk);
    await pushAll(second, halfChunks.slice(resume.nextChunk), resume.nextChunk);
    expect(toldOf((await second.finish()).scored)).toEqual(toldOf(half));
  });

  it('is handed out again to a connection that comes back, and hears no chunk twice', async () => {
    const before = await pool.open('back', scoring);
    const [update] = await pushAll(before, halfChunks.slice(0, 1));
    const after = await pool.open('back', scoring);
    expect(after.nextChunk).toBe(1);
    expect(await after.push(0, new Uint8Array())).toBe(update);
    await expect(after.push(2, new Uint8Array())).rejects.toThrow('Chunk 1 is the next one');
    after.abandon();
    await expect(before.push(1, new Uint8Array())).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('that is no recording is refused, and concerns nobody else', async () => {
    const hearing = await pool.open('no-recording', scoring);
    const refusal = { code: 'unknown-format' };
    await expect(hearing.push(0, new Uint8Array(100))).rejects.toMatchObject(refusal);
    await expect(hearing.finish()).rejects.toMatchObject(refusal);
    expect(pool.status()).toMatchObject({ processes: { running: 1 }, hearings: 0 });
  });
});
