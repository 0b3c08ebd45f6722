import { beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_RATE } from '#speech/audio.ts';
import { levelDb } from '#speech/level.ts';
import { loadVoiceNetwork, readRecording } from '#test-support/hearing.ts';
import { hiss, joined, mixed } from '#test-support/sound.ts';
import { type SpeechSegment, VoiceDetector } from './voice-detector.ts';
import type { VoiceNetwork } from './voice-network.ts';

const ROOM_DB = -60;
const EDGE_SECONDS = 0.3;
let network: VoiceNetwork;
beforeAll(async () => {
  network = await loadVoiceNetwork();
});

const statement = readRecording('espeak-statement.wav');
const question = readRecording('espeak-question.wav');
const pause = (seconds: number) => new Float32Array(seconds * SAMPLE_RATE);
const inRoom = (sound: Float32Array) => mixed(sound, hiss(sound.length / SAMPLE_RATE, ROOM_DB));
/** Comparing hundreds of thousands of samples one by one takes Vitest seconds. */
const inShort = (segments: readonly SpeechSegment[]) =>
  segments.map(({ startSeconds, endSeconds, samples }) => ({
    startSeconds,
    endSeconds,
    sum: samples.reduce((sum, sample, i) => sum + sample * Math.cos(i), 0),
  }));
const seconds = (sound: Float32Array) => sound.length / SAMPLE_RATE;
const talk = inRoom(joined(pause(2), statement, pause(5), question, pause(1), statement, pause(4)));

async function hear(
  sound: Float32Array,
  chunk = sound.length,
  detector = new VoiceDetector(network),
) {
  const segments: SpeechSegment[] = [];
  for (let at = 0; at < sound.length; at += chunk) {
    segments.push(...(await detector.push(sound.subarray(at, at + chunk))));
  }
  return [...segments, ...(await detector.end())];
}

describe('a voice detector', () => {
  it('finds what was said, with a little room on both sides', async () => {
    const segments = await hear(talk);
    expect(segments).toHaveLength(3);
    const starts = [2, 7 + seconds(statement), 8 + seconds(statement) + seconds(question)];
    for (const [i, segment] of segments.entries()) {
      const said = i === 1 ? question : statement;
      expect(Math.abs(segment.startSeconds - (starts[i] ?? 0))).toBeLessThan(EDGE_SECONDS);
      const end = (starts[i] ?? 0) + seconds(said);
      expect(Math.abs(segment.endSeconds - end)).toBeLessThan(EDGE_SECONDS);
      const from = Math.round(segment.startSeconds * SAMPLE_RATE);
      const heard = segment.samples.every((sample, k) => sample === talk[from + k]);
      expect(heard).toBe(true);
      expect(segment.endSeconds - segment.startSeconds).toBeCloseTo(seconds(segment.samples), 6);
    }
  });

  it('hears the same however the sound is split', async () => {
    const whole = inShort(await hear(talk));
    for (const chunk of [160, 1000, 3 * SAMPLE_RATE]) {
      expect(inShort(await hear(talk, chunk))).toEqual(whole);
    }
  });

  it('goes on after a restart, from a state without audio, as if it had never stopped', async () => {
    const whole = inShort(await hear(talk));
    const chunk = 1.7 * SAMPLE_RATE;
    const detector = new VoiceDetector(network);
    const before: SpeechSegment[] = [];
    for (let at = 0; at < talk.length; at += chunk) {
      before.push(...(await detector.push(talk.slice(at, at + chunk))));
      const state = JSON.parse(JSON.stringify(detector.state()));
      const resumed = new VoiceDetector(network, state);
      const rest = await hear(talk.slice(state.rereadFromSample), chunk, resumed);
      expect(inShort([...before, ...rest])).toEqual(whole);
      // What has to be kept for a restart stays short.
      const behind = (Math.min(at + chunk, talk.length) - state.rereadFromSample) / SAMPLE_RATE;
      expect(behind).toBeLessThan(5);
    }
  });

  it('cuts endless talk in its pauses and loses none of it', async () => {
    // Each recording ends in 350 ms of silence; a pause of 150 ms closes nothing by itself.
    const breathless = [statement, question].map((said) => said.slice(0, -0.2 * SAMPLE_RATE));
    const endless = inRoom(joined(...Array.from({ length: 6 }, () => breathless).flat()));
    const segments = await hear(endless, 4800);
    expect(segments).toHaveLength(3);
    for (const [i, { startSeconds, endSeconds, samples }] of segments.entries()) {
      expect(startSeconds).toBe(segments[i - 1]?.endSeconds ?? 0);
      expect(endSeconds - startSeconds).toBeGreaterThan(7);
      expect(endSeconds - startSeconds).toBeLessThanOrEqual(10.1);
      expect(levelDb(samples.slice(-320))).toBeLessThan(ROOM_DB + 3);
    }
    expect(segments.at(-1)?.endSeconds).toBeCloseTo(seconds(endless), 1);
  });

  it('hears nothing in a quiet room, and learns how loud it is', async () => {
    const detector = new VoiceDetector(network);
    expect(detector.noiseFloorDb).toBeUndefined();
    expect(await hear(hiss(10, ROOM_DB), 1600, detector)).toEqual([]);
    expect(detector.noiseFloorDb).toBeCloseTo(ROOM_DB, 0);
    await detector.push(hiss(20, ROOM_DB + 15));
    expect(detector.noiseFloorDb).toBeGreaterThan(ROOM_DB + 12);
  });

  it('keeps its idea of the room while somebody speaks in it', async () => {
    const detector = new VoiceDetector(network);
    await hear(talk, 1600, detector);
    expect(Math.abs((detector.noiseFloorDb ?? 0) - ROOM_DB)).toBeLessThan(3);
  });

  it('closes at the end of the recording what is still open, and needs no sound at all', async () => {
    const [last, ...others] = await hear(joined(pause(1), statement.slice(0, SAMPLE_RATE)));
    expect(others).toEqual([]);
    expect(last?.endSeconds).toBe(2);
    expect(await new VoiceDetector(network).end()).toEqual([]);
  });
});
