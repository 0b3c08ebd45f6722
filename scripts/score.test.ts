import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commandFile } from '#test-support/command-file.ts';
import { modelsFolder } from '#test-support/models.ts';
import {
  startTranscriptionStandIn,
  type TranscriptionStandIn,
} from '#test-support/transcription-server.ts';

const root = dirname(import.meta.dirname);
const recording = join(root, 'test-support/audio/play.webm');

const command = commandFile('scripts/score.ts');
const run = (args: readonly string[], settings: Record<string, string> = {}) =>
  promisify(execFile)(process.execPath, args, {
    cwd: root,
    env: { ...process.env, MODELS_DIR: modelsFolder, ...settings },
  });

it('prints who said what, how it is coded, and what it took', async () => {
  const asNpmDoes = ['scripts/run.mjs', '--with-models', 'scripts/score.ts'];
  const { stdout } = await run([...asNpmDoes, recording, '--model', 'tiny', '--child', 'Robin']);
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
    'voice',
    'transcribe',
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
])('says what is wrong with %s', async (_, args, sentence) => {
  const error = await run([command, ...args]).then(
    () => undefined,
    (failed: { code: number; stderr: string; stdout: string }) => failed,
  );
  expect(error).toMatchObject({ code: 1, stdout: '' });
  expect(error?.stderr).toContain(sentence);
});

describe('with a transcription server in the settings', () => {
  let standIn: TranscriptionStandIn;
  beforeEach(async () => {
    standIn = await startTranscriptionStandIn();
  });
  afterEach(() => standIn.stop());

  it('its words are the ones that are coded, and the local model takes over where it fails', async () => {
    standIn.answer = (form, _request, response) => {
      expect(form.get('model')).toBe('large');
      if (standIn.requests > 5) response.writeHead(503).end();
      else response.end(JSON.stringify({ text: ` These are words ${standIn.requests}. ` }));
    };
    const settings = { TRANSCRIBER_BASE_URL: standIn.baseUrl, TRANSCRIBER_MODEL: 'large' };
    const { stdout } = await run([command, recording, '--model', 'tiny'], settings);
    const heard: { text: string; writtenBy: string }[] = JSON.parse(stdout).segments;
    const ofServer = Array.from({ length: 5 }, (_, at) => `These are words ${at + 1}.`);
    expect(heard.slice(0, 5).map(({ text }) => text)).toEqual(ofServer);
    expect(heard.map(({ writtenBy }) => writtenBy)).toEqual([
      ...ofServer.map(() => 'server'),
      ...ofServer.map(() => 'tiny'),
    ]);
    expect(heard.at(-1)?.text).toMatch(/^[A-Z][\w ,']+[.?!]$/);
  });
});
