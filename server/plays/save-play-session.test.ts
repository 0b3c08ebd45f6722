import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { scoreSegments } from '#scoring/score-segments.ts';
import { loadTalkModel } from '#server/adapters/talk-model.ts';
import { tables } from '#server/database/connect.ts';
import { addChild, newRecordingKey, signUpSomebody } from '#test-support/people.ts';
import { createTestApp } from '#test-support/test-app.ts';
import { valuesHeard } from './scores/score-values.ts';
import { createSpeechPool } from './speech/pool/speech-pool.ts';

/** Nobody listens here: there are no models. */
const testApp = await createTestApp({ speechPool: createSpeechPool({ modelsFolder: 'nowhere' }) });
const { db } = testApp.database;
const me = await signUpSomebody(testApp);
const childId = await addChild(testApp, me.id);

const save = (payload: object) =>
  testApp.request({
    method: 'POST',
    url: '/api/sessions',
    headers: { cookie: me.cookie },
    payload: { childId, duration: 300, ...payload },
  });
const playSessionCount = () => db.$count(tables.specialSessions);

it('saves what the browser counted, and nothing where it counted nothing', async () => {
  const counts = { labeledPraises: 10, behaviorDescriptions: 10, reflections: 10, questions: 2 };
  const cdiMetrics = { labeledPraises: 10 };
  const counted = await save({ ...counts, aiAnalysis: { cdiMetrics }, duration: 299.6 });
  expect(counted.statusCode).toBe(201);
  expect(counted.json()).toMatchObject({
    ...counts,
    childId,
    duration: 300,
    totalNegative: 2,
    overallScore: 5,
    aiAnalysis: { cdiMetrics },
    hasAudio: false,
  });
  expect((await save({ activityDescription: 'Blocks' })).json()).toMatchObject({
    labeledPraises: 0,
    totalNegative: 0,
    overallScore: null,
    activityDescription: 'Blocks',
    unscorable: false,
  });
});

it('keeps of an analysis what screens know: whatever else a client puts there is not stored', async () => {
  const made = Array.from({ length: 20_000 }, (_, index) => [`made up ${index}`, index]);
  const cdiMetrics = { ...Object.fromEntries(made), reflections: 4 };
  const saved = await save({ reflections: 4, aiAnalysis: { cdiMetrics, notes: 'and more' } });
  expect(saved.json().aiAnalysis).toEqual({ cdiMetrics: { reflections: 4 } });
  const beyond = { cdiMetrics: { reflections: 1e300 } };
  expect((await save({ aiAnalysis: beyond })).statusCode).toBe(400);
});

it('takes either spelling of what made it unscorable', async () => {
  const older = { unscorable_reason: 'Voices', third_voice_pct: 40 };
  expect((await save({ unscorable: true, ...older })).json()).toMatchObject({
    unscorable: true,
    unscorableReason: 'Voices',
    thirdVoicePct: 40,
    overallScore: null,
  });
});

it.each([
  [400, { duration: 7201 }],
  [400, { duration: -1 }],
  [400, { questions: -1 }],
  [400, { endedSecondsAgo: -1 }],
  [400, { endedSecondsAgo: 25 * 60 * 60 + 1 }],
  [400, { recordingKey: 'not a name' }],
  [404, { childId: 99_999 }],
])('answers %i to %j', async (status, wrong) => {
  const before = await playSessionCount();
  expect((await save(wrong)).statusCode).toBe(status);
  expect(await playSessionCount()).toBe(before);
});

it('saves once what never came to be heard live', async () => {
  const recordingKey = newRecordingKey();
  const first = await save({ recordingKey, questions: 3 });
  expect(first.json()).toMatchObject({ questions: 3 });
  expect((await save({ recordingKey, questions: 4 })).json()).toEqual(first.json());
  // As an older client names it.
  expect((await save({ liveSessionId: recordingKey })).json()).toEqual(first.json());
  const waiting = newRecordingKey();
  const row = { userId: me.id, recordingKey: waiting, childId, holder: randomUUID() };
  await db.insert(tables.liveSessions).values(row);
  expect((await save({ recordingKey: waiting })).statusCode).toBe(201);
});

it('dates a play session by its end, however late and often it is saved', async () => {
  const recordingKey = newRecordingKey();
  const now = (await save({})).json();
  const late = (await save({ recordingKey, endedSecondsAgo: 10 * 60 * 60 })).json();
  const hours = (Date.parse(now.completedAt) - Date.parse(late.completedAt)) / 3_600_000;
  expect(Math.round(hours)).toBe(10);
  expect((await save({ recordingKey, endedSecondsAgo: 11 * 60 * 60 })).json()).toEqual(late);
});

it('writes nothing where the rest cannot be heard now', async () => {
  const recordingKey = newRecordingKey();
  const detector = { rereadFromSample: 0, settledSample: 0, noiseFloor: {} as never };
  const earlier = { count: 0, samples: 0, silence: 0 };
  const decoder = { format: 'unread' as const, position: 0, earlier, waiting: [] };
  const state = { decoder, detector };
  await db
    .insert(tables.liveSessions)
    .values({ userId: me.id, recordingKey, childId, holder: randomUUID(), state });
  const before = await playSessionCount();
  const response = await save({ recordingKey });
  expect(response.statusCode).toBe(503);
  expect(response.json().message).toContain('try again');
  expect(await playSessionCount()).toBe(before);
});

it('waits for all of a recording before it is saved', async () => {
  const before = await playSessionCount();
  const response = await save({ recordingKey: randomUUID(), recordedChunks: 4 });
  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({ code: 'recording_incomplete' });
  expect(await playSessionCount()).toBe(before);
});

it('says something about what was scored: to a new parent only what went well', async () => {
  const parent = await signUpSomebody(testApp);
  const child = await addChild(testApp, parent.id);
  const saved = async (payload: object) => {
    const response = await testApp.request({
      method: 'POST',
      url: '/api/sessions',
      headers: { cookie: parent.cookie },
      payload: { childId: child, duration: 300, ...payload },
    });
    return response.json();
  };
  const nothing = { feedback: null, suggestions: null };
  expect(await saved({ unscorable: true, labeledPraises: 3 })).toMatchObject(nothing);
  expect(await saved({})).toMatchObject(nothing);
  const first = await saved({ labeledPraises: 3, questions: 9 });
  expect(first.feedback).toMatch(/^You were right there in the play with her/);
  expect(first).toMatchObject({ suggestions: null, isFirst: true });
  const second = await saved({ labeledPraises: 3, questions: 9 });
  expect(second.suggestions).toContain('“You chose the red one.”');
  expect(second.isFirst).toBe(false);
});

it('quotes a line of the parent that was heard', async () => {
  const segment = {
    startSeconds: 1,
    endSeconds: 3,
    text: 'I love how gently you hold him.',
    confidence: 0.95,
    words: [],
    speaker: 'parent',
    speakerConfidence: 1,
  } as const;
  const { words: _, speaker: __, speakerConfidence: ___, ...unit } = segment;
  const counts = {
    labeledPraises: 1,
    behaviorDescriptions: 0,
    reflections: 0,
    questions: 0,
    commands: 0,
    criticisms: 0,
    totalNegative: 0,
    imitations: 0,
  };
  const recordingKey = newRecordingKey();
  await db.insert(tables.liveSessions).values({
    userId: me.id,
    recordingKey,
    childId,
    holder: randomUUID(),
    status: 'finished',
    result: {
      segments: [segment],
      units: [{ ...unit, code: 'LP', why: 'A warm word.' }],
      counts,
      scores: {
        praise: 0.5,
        reflection: 0,
        description: 0,
        imitation: 0,
        enthusiasm: undefined,
        overall: 0.2,
      },
      thirdVoice: { percent: 0, low: 0, high: 1, verdict: 'fine' },
      seconds: 300,
    },
  });
  const saved = (await save({ recordingKey })).json();
  expect(saved.feedback).toMatch(/^You said: “I love how gently you hold him\.” Naming/);
  expect(saved.suggestions).toMatch(/^Next time, /);
});

it('saves at once, and forgets what was heard, where the recording comes as an upload', async () => {
  const recordingKey = newRecordingKey();
  const row = { userId: me.id, recordingKey, childId, holder: randomUUID() };
  await db.insert(tables.liveSessions).values(row);
  await db
    .insert(tables.liveSegments)
    .values({ userId: me.id, recordingKey, position: 0, segment: {} as never });
  const first = await save({ recordingKey, recordedChunks: 4, isUploadComing: true });
  expect(first.statusCode).toBe(201);
  expect(first.json()).toMatchObject({ aiAnalysis: null, overallScore: null });
  expect(await db.$count(tables.liveSegments)).toBe(0);
  expect((await save({ recordingKey, recordedChunks: 4 })).json()).toEqual(first.json());
});

it('scores by the length of the play, of which less may have been recorded', async () => {
  const nothing = await scoreSegments(await loadTalkModel(), [], 60);
  const counts = { ...nothing.counts, labeledPraises: 2, reflections: 2 };
  const unit = { text: 'You stack.', code: 'BD', confidence: 1, why: '' } as const;
  const units = [{ ...unit, startSeconds: 0, endSeconds: 1 }];
  const heard = { ...nothing, counts, units, segments: [], seconds: 60 };
  expect(valuesHeard(heard, 300)).toMatchObject({ praiseScore: 1, reflectionScore: 1 });
  expect(valuesHeard(heard, 60)).toMatchObject({ praiseScore: 5, reflectionScore: 5 });
});

it('gives no score for a moment or for silence', async () => {
  const counts = { labeledPraises: 1, reflections: 1 };
  expect((await save({ ...counts, duration: 4 })).json().overallScore).toBeNull();
  const silence = { labeledPraises: 0, audioTranscription: '', duration: 40 };
  expect((await save(silence)).json().overallScore).toBeNull();
  const nothing = await scoreSegments(await loadTalkModel(), [], 40);
  expect(valuesHeard({ ...nothing, segments: [], seconds: 40 }, 40)).toMatchObject({
    audioTranscription: '',
  });
  expect(valuesHeard({ ...nothing, segments: [], seconds: 40 }, 40)).not.toHaveProperty(
    'overallScore',
  );
});
