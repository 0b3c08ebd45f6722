import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SAMPLE_RATE } from '#speech/audio.ts';
import { joinSamples } from '#speech/join-samples.ts';
import { decodeChunks } from '#test-support/audio/decoding.ts';
import { wavFile } from '#test-support/audio/wav-file.ts';
import { rowsOf } from '#test-support/everything.ts';
import { modelsFolder } from '#test-support/models.ts';
import { type SignedInUser, signUpSomebody } from '#test-support/people.ts';
import { formWith } from '#test-support/safety-net.ts';
import { createTestApp } from '#test-support/test-app.ts';
import { createVoiceEnroller } from './voice-enroller.ts';

/** Starting a process and its networks takes a few seconds where the machine is busy. */
const root = dirname(dirname(dirname(dirname(import.meta.dirname))));
const enroller = createVoiceEnroller({ modelsFolder });
/** Something that happens while the server listens. */
let meanwhile: () => Promise<unknown> = async () => undefined;
const testApp = await createTestApp({
  voiceEnroller: {
    isAvailable: enroller.isAvailable,
    async enroll(sound, limits) {
      await meanwhile();
      return enroller.enroll(sound, limits);
    },
  },
});
const { request, database, log } = testApp;

const recording = (name: string) => readFileSync(join(root, 'test-support/audio', name));
const inWav = (samples: Float32Array) => wavFile([samples], { sampleRate: SAMPLE_RATE, bits: 16 });

const reading = recording('espeak-reading.opus');
let read: Float32Array;
let me: SignedInUser;
beforeAll(async () => {
  read = await decodeChunks([reading]);
});
beforeEach(async () => {
  meanwhile = async () => undefined;
  me = await signUpSomebody(testApp);
});

const ask = (method: 'GET' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  request({ method, url, headers: { cookie: me.cookie }, ...(payload ? { payload } : {}) });
const agree = () => ask('PUT', '/api/consents/voice-enrollment', { granted: true });
const status = async () => (await ask('GET', '/api/voice/enrollment-status')).json();
const submit = (sound: Uint8Array | string, field = 'audio') =>
  request({
    method: 'POST',
    url: '/api/voice/enroll',
    headers: { cookie: me.cookie },
    payload: formWith(field, typeof sound === 'string' ? sound : new Uint8Array(sound)),
  });
const stored = async () => {
  const { rows } = await database.pool.query(
    'select * from parent_voice_enrollments where user_id = $1',
    [me.id],
  );
  return rows;
};

describe('a parent enrolls', () => {
  it('after agreeing, and all that is kept is the voiceprint', async () => {
    expect(await status()).toEqual({
      available: true,
      enrolled: false,
      outdated: false,
      enrollment_date: null,
      audio_duration: null,
    });
    await agree();
    const response = await submit(reading);
    expect(response.json()).toMatchObject({ enrolled: true, outdated: false });
    expect(response.json()).toEqual(await status());
    expect(response.json().audio_duration).toBeCloseTo(13.5, 0);

    const [row, ...others] = await stored();
    expect(others).toEqual([]);
    expect(row.embedding).toHaveLength(row.embedding_dimension);
    expect(Object.keys(row.metadata).toSorted()).toEqual([
      'audioDurationSeconds',
      'speechSeconds',
      'version',
    ]);
    expect(await rowsOf(testApp, me.id)).toEqual({
      account_events: 2,
      consents: 1,
      devices: 1,
      parent_voice_enrollments: 1,
      sessions: 1,
      users: 1,
    });
    expect(log()).not.toMatch(/embedding|OpusHead|sample\.webm/);
  });

  it('again, and the new voiceprint takes the place of the old', async () => {
    await agree();
    await submit(reading);
    const [first] = await stored();
    await submit(inWav(joinSamples([read, read])));
    const [second, ...others] = await stored();
    expect(others).toEqual([]);
    expect(second.id).toBe(first.id);
    expect(second.metadata.audioDurationSeconds).toBeCloseTo(27, 0);
    expect(second.enrollment_date.getTime()).toBeGreaterThan(first.enrollment_date.getTime());
  });

  it('once more, where the voiceprint is of an older kind', async () => {
    await agree();
    await submit(reading);
    await database.pool.query(
      `update parent_voice_enrollments set metadata = metadata || '{"version":1}' where user_id = $1`,
      [me.id],
    );
    expect(await status()).toMatchObject({ enrolled: true, outdated: true });
    await submit(reading);
    expect(await status()).toMatchObject({ enrolled: true, outdated: false });
    expect(await stored()).toHaveLength(1);
  });

  it('and deletes it: the consent goes too, and the next enrollment needs a new one', async () => {
    await agree();
    await submit(reading);
    await ask('DELETE', '/api/voice/enrollment');
    expect(await stored()).toEqual([]);
    expect(await status()).toMatchObject({ enrolled: false });
    const consent = await ask('GET', '/api/consents/voice-enrollment');
    expect(consent.json()).toMatchObject({ granted: false });
    expect((await submit(reading)).json()).toMatchObject({ code: 'consent_required' });
  });

  it('not at all, where the consent is withdrawn while the server listens', async () => {
    await agree();
    meanwhile = () => ask('DELETE', '/api/voice/enrollment');
    expect((await submit(reading)).json()).toMatchObject({ code: 'consent_required' });
    expect(await stored()).toEqual([]);
  });
});

describe('a recording is refused, with a word on what to do', () => {
  it.each([
    ['a silent one', () => inWav(new Float32Array(12 * SAMPLE_RATE)), /anything.*muted/],
    ['one that is no recording', () => Buffer.from('<html>not a sound</html>'), /couldn’t read/],
  ] as const)('%s', async (_, sound, detail) => {
    await agree();
    const response = await submit(sound());
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      code: 'unusable_recording',
      detail: expect.stringMatching(detail),
    });
    expect(await stored()).toEqual([]);
  });
});

describe('a request is refused', () => {
  it('without consent, before the recording is read', async () => {
    const response = await submit(reading);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'consent_required' });
    expect(await stored()).toEqual([]);
  });

  it('with a consent that is no consent', async () => {
    const response = await ask('PUT', '/api/consents/voice-enrollment', { granted: false });
    expect(response.statusCode).toBe(400);
  });

  it('with a file that is too large, or of another name, or broken off', async () => {
    await agree();
    expect((await submit(new Uint8Array(8 * 1024 * 1024 + 1))).statusCode).toBe(413);
    expect((await submit(reading, 'video')).statusCode).toBe(400);
    const brokenOff = await request({
      method: 'POST',
      url: '/api/voice/enroll',
      headers: { cookie: me.cookie, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="audio"; filename="a"\r\n\r\nabc',
    });
    expect(brokenOff.statusCode).toBe(400);
  });

  it('where the models are absent, and the status says so', async () => {
    const voiceEnroller = createVoiceEnroller({ modelsFolder: join(root, 'no/such/folder') });
    const other = await createTestApp({ voiceEnroller });
    const { cookie } = await signUpSomebody(other);
    const answer = await other.request({
      method: 'GET',
      url: '/api/voice/enrollment-status',
      headers: { cookie },
    });
    expect(answer.json()).toMatchObject({ available: false, enrolled: false });
    const refusal = await other.request({
      method: 'POST',
      url: '/api/voice/enroll',
      headers: { cookie },
      payload: formWith('audio', 'any'),
    });
    expect(refusal.statusCode).toBe(503);
    expect(refusal.json()).toMatchObject({ code: 'unavailable' });
  });
});
