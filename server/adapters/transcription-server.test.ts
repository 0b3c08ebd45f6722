import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Transcriber } from '#speech/transcript/transcriber.ts';
import { readRecording } from '#test-support/hearing.ts';
import { dripping, endless, redirectTo } from '#test-support/hostile-answers.ts';
import { type Answer, startTranscriptionStandIn } from '#test-support/transcription-server.ts';
import { createTranscriptionServer } from './transcription-server.ts';

const standIn = await startTranscriptionStandIn();
afterAll(() => standIn.stop());

const samples = readRecording('espeak-statement.wav');
const ownWords = { text: 'From here.', confidence: -0.1, words: [] };
const local: Transcriber = { transcribe: async () => ownWords };
const failures: string[] = [];
let time = 0;

function remote(limitMs = 4_000) {
  const { baseUrl } = standIn;
  const onFailure = (reason: string) => failures.push(reason);
  const settings = { baseUrl, apiKey: 'a key', model: 'large', limitMs, onFailure };
  return createTranscriptionServer(settings, local, () => time);
}

beforeEach(() => {
  standIn.requests = 0;
  failures.length = 0;
});

describe('a transcription server', () => {
  it('gets the segment as a WAV file and its words come back', async () => {
    let file: Uint8Array | undefined;
    standIn.answer = async (form, request, response) => {
      expect(request.url).toBe('/v1/audio/transcriptions');
      expect(request.headers.authorization).toBe('Bearer a key');
      expect(form.get('model')).toBe('large');
      file = new Uint8Array(await (form.get('file') as File).arrayBuffer());
      const segments = [{ avg_logprob: -0.2 }, { avg_logprob: -0.4 }];
      response.end(JSON.stringify({ text: ' From afar. ', segments }));
    };
    const { text, confidence } = await remote().transcribe(samples);
    expect(text).toBe('From afar.');
    expect(confidence).toBeCloseTo(-0.3);
    const wav = Buffer.from(file ?? []);
    expect(wav.toString('latin1', 0, 4)).toBe('RIFF');
    expect(wav.length).toBe(44 + 2 * samples.length);
    expect(wav.readInt16LE(44 + 2 * 9000) / 32_767).toBeCloseTo(samples[9000] ?? 0, 3);
  });

  it('that does not say how sure it is leaves that open', async () => {
    standIn.answer = (_form, _request, response) => response.end('{"text":"Hello."}');
    expect(await remote().transcribe(samples)).toMatchObject({ confidence: undefined });
  });

  it.each<[string, Answer, string]>([
    ['refuses', (_f, _q, response) => response.writeHead(503).end('busy'), 'it answered 503'],
    ['answers nonsense', (_f, _q, response) => response.end('{"words":1}'), 'not understood'],
    ['hangs up', (_f, request) => request.socket.destroy(), 'fetch failed'],
    ['takes too long', () => {}, 'took too long'],
    ['drips', (_f, _q, response) => dripping(' ')(response), 'took too long'],
    ['never ends', (_f, _q, response) => endless('[1,'.repeat(9000))(response), 'is too long'],
    ['pours out words', (_f, _q, r) => r.end(`{"text":"${'a '.repeat(2000)}"}`), 'not understood'],
    ['leads elsewhere', (_f, _q, r) => redirectTo('http://127.0.0.1:1/')(r), 'fetch failed'],
  ])('that %s is replaced by the local model', async (_what, given, reason) => {
    standIn.answer = given;
    expect(await remote(1_000).transcribe(samples)).toEqual(ownWords);
    expect(failures).toHaveLength(1);
    expect(failures[0]).toContain(reason);
  });

  it('that failed is left alone for a while, then asked again', async () => {
    standIn.answer = (_form, _request, response) => response.writeHead(500).end();
    const transcriber = remote();
    await transcriber.transcribe(samples);
    await transcriber.transcribe(samples);
    expect(standIn.requests).toBe(1);
    standIn.answer = (_form, _request, response) => response.end('{"text":"Back."}');
    time += 31_000;
    expect((await transcriber.transcribe(samples)).text).toBe('Back.');
  });
});
