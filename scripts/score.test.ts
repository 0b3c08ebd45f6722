import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  startTranscriptionStandIn,
  type TranscriptionStandIn,
} from '#test-support/transcription-server.ts';

const root = dirname(import.meta.dirname);
const recording = join(root, 'test-support/audio/play.webm');
const LIMIT_MS = 60_000;

const scoreWith = (settings: Record<string, string>, ...args: string[]) =>
  promisify(execFile)(
    process.execPath,
    ['scripts/run.mjs', '--with-models', 'scripts/score.ts', ...args],
    { cwd: root, env: { ...process.env, ...settings } },
  );
const score = (...args: string[]) => scoreWith({}, ...args);

it('prints who said what, how it is coded, and what it took', { timeout: LIMIT_MS }, async () => {
  const { stdout } = await score(recording, '--model', 'tiny', '--child', 'Robin');
  const result = JSON.parse(stdout);
  expect(result.seconds).toBeCloseTo(28.3, 0);
  expect(result.segments).toHaveLength(10);
  expect(result.segments[1]).toMatchObject({
    speaker: 'parent',
    text: 'You are making a tall tower.',
  });
  expect(result.units[0]).toMatchObject({ code: 'RF', text: 'You are making a tall tower.' });
  expect(result.counts).toMatchObject({ labeledPraises: 2, reflections: 2, questions: 1 });
  expect(result.thirdVoice).toMatchObject({ percent: 0, verdict: 'fine' });
  expect(Object.keys(result.milliseconds)).toEqual([
    'decode',
    'detect',
    'transcribe',
    'voice',
    'tune',
    'score',
  ]);
  expect(result.realTimeFactor).toBeGreaterThan(0);
  expect(result.peakMemoryMb).toBeGreaterThan(0);
});

it.each([
  ['no file', [], 'Name a recording'],
  ['a file that is not there', ['missing.webm'], 'missing.webm cannot be read.'],
  ['a file that is no recording', ['package.json', '--model', 'tiny'], 'recording'],
  ['an unknown model', [recording, '--model', 'huge'], '--model is base or tiny.'],
])('says what is wrong with %s', { timeout: LIMIT_MS }, async (_, args, sentence) => {
  const error = await score(...args).then(
    () => undefined,
    (failed: { code: number; stderr: string; stdout: string }) => failed,
  );
  expect(error).toMatchObject({ code: 1, stdout: '' });
  expect(error?.stderr).toContain(sentence);
});

describe('with a transcription server in the settings', { timeout: LIMIT_MS }, () => {
  let standIn: TranscriptionStandIn;
  beforeEach(async () => {
    standIn = await startTranscriptionStandIn();
  });
  afterEach(() => standIn.stop());

  interface Segment {
    text: string;
    writtenBy: string;
  }
  async function segments(): Promise<Segment[]> {
    const settings = { TRANSCRIBER_BASE_URL: standIn.baseUrl, TRANSCRIBER_MODEL: 'large' };
    const { stdout } = await scoreWith(settings, recording, '--model', 'tiny');
    return JSON.parse(stdout).segments;
  }

  it('its words are the ones that are coded', async () => {
    standIn.answer = (form, _request, response) => {
      expect(form.get('model')).toBe('large');
      response.end(JSON.stringify({ text: ` These are words ${standIn.requests}. ` }));
    };
    const heard = await segments();
    expect(heard.map(({ text }) => text)).toEqual(
      Array.from({ length: 10 }, (_, at) => `These are words ${at + 1}.`),
    );
    expect(new Set(heard.map(({ writtenBy }) => writtenBy))).toEqual(new Set(['server']));
  });

  it('the local model takes over where it fails', async () => {
    standIn.answer = (_form, _request, response) => {
      if (standIn.requests === 1) response.end('{"text":"A dragon."}');
      else response.writeHead(503).end();
    };
    const [first, second, ...others] = await segments();
    expect(first).toMatchObject({ text: 'A dragon.', writtenBy: 'server' });
    expect(second).toMatchObject({ text: 'You are making a tall tower.', writtenBy: 'tiny' });
    expect(others).toHaveLength(8);
    for (const { writtenBy } of others) expect(writtenBy).toBe('tiny');
  });
});
