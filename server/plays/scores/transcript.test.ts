import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { PlaySessionId } from '#domain/ids.ts';
import type { TalkCode } from '#domain/talk-codes.ts';
import { tables } from '#server/database/connect.ts';
import {
  addChild,
  addPlaySession,
  type SignedInUser,
  signUpSomebody,
} from '#test-support/people.ts';
import { createTestApp } from '#test-support/test-app.ts';

const testApp = await createTestApp();
const { db } = testApp.database;
let me: SignedInUser;
let childId: number;
let id: PlaySessionId;

const said = [
  ['child', 'A tower!', null],
  ['parent', 'It is a tower.', 'RF'],
  ['parent', 'What color is it?', 'IQ'],
  ['parent', 'No, not there.', 'NTA'],
] as const;

beforeEach(async () => {
  me = await signUpSomebody(testApp);
  childId = await addChild(testApp, me.id);
  id = await addPlaySession(testApp, me.id, childId);
  await db.insert(tables.utterances).values(
    said.map(([speaker, text, code], index) => ({
      playSessionId: id,
      userId: me.id,
      position: index + 1,
      startMs: index * 2000,
      endMs: index * 2000 + 1500,
      speaker,
      text,
      code,
      textConfidence: 0.9,
      codeConfidence: 0.9,
    })),
  );
});

const ask = async (path: string) =>
  (
    await testApp.request({ url: `/api/sessions/${id}${path}`, headers: { cookie: me.cookie } })
  ).json();
interface Payload {
  speaker: string | null;
  code: TalkCode | null;
  text?: string | null;
}
const correct = (position: number, payload: Payload) =>
  testApp.request({
    method: 'PUT',
    url: `/api/sessions/${id}/transcript/${position}`,
    headers: { cookie: me.cookie },
    payload,
  });

it('tells every line in order, with who said it and what it was', async () => {
  const { lines } = await ask('/transcript');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toEqual({
    position: 2,
    startMs: 2000,
    endMs: 3500,
    speaker: 'parent',
    text: 'It is a tower.',
    code: 'RF',
    why: null,
    correctedSpeaker: null,
    correctedCode: null,
    correctedText: null,
  });
});

it('takes the words as the parent has them, codes them anew, and keeps what was heard', async () => {
  const text = 'I love how you share your blocks.';
  const { line, playSession } = (await correct(3, { speaker: null, code: null, text })).json();
  expect(line).toMatchObject({
    text: 'What color is it?',
    code: 'IQ',
    correctedText: text,
    correctedCode: 'LP',
  });
  expect(playSession).toMatchObject({ labeledPraises: 1, questions: 0, totalNegative: 1 });
  expect(playSession.audioTranscription).toContain(`Parent: ${text}`);
  expect(playSession.audioTranscription).not.toContain('What color');
  expect(playSession.feedback).toContain(text);
  const coach = await testApp.request({
    method: 'POST',
    url: '/api/sessions/feedback/start',
    headers: { cookie: me.cookie },
    payload: { sessionId: id },
  });
  expect(coach.json().message).toContain(text);

  const undone = (await correct(3, { speaker: null, code: null, text: null })).json();
  expect(undone.line).toMatchObject({ correctedText: null, correctedCode: null });
  expect(undone.playSession).toMatchObject({ labeledPraises: 0, questions: 1, totalNegative: 2 });
  expect(undone.playSession.audioTranscription).toContain('Parent: What color is it?');
});

it('codes corrected words as the parent says, where the parent says so', async () => {
  const text = 'You put the red one there.';
  const { line } = (await correct(4, { speaker: null, code: 'TA', text })).json();
  expect(line).toMatchObject({ correctedText: text, correctedCode: 'TA' });
  // A page that knows nothing of words leaves them as they are.
  const { line: after } = (await correct(4, { speaker: null, code: 'UP' })).json();
  expect(after).toMatchObject({ correctedText: text, correctedCode: 'UP' });
  const heard = 'No, not there.';
  const { line: same } = (await correct(4, { speaker: null, code: null, text: heard })).json();
  expect(same).toMatchObject({ correctedText: null, correctedCode: null });
});

it('takes the words of others, which have no code', async () => {
  const text = 'A flower!';
  const { line, playSession } = (await correct(1, { speaker: null, code: null, text })).json();
  expect(line).toMatchObject({ correctedText: text, correctedCode: null });
  expect(playSession.audioTranscription).toContain('Child: A flower!');
});

it('lets counts and scores follow a correction, and come back when it is taken back', async () => {
  const answer = (await correct(3, { speaker: null, code: 'LP' })).json();
  expect(answer.line).toMatchObject({ code: 'IQ', correctedCode: 'LP' });
  const corrected = {
    labeledPraises: 1,
    reflections: 1,
    questions: 0,
    criticisms: 1,
    totalNegative: 1,
    praiseScore: 0.5,
    overallScore: 0.3,
  };
  expect(answer.playSession).toMatchObject(corrected);
  expect(await ask('')).toMatchObject({
    ...corrected,
    aiAnalysis: {
      cdiMetrics: {
        labeledPraises: 1,
        totalQuestions: 0,
        totalCommands: 0,
        totalCriticisms: 1,
        totalNegative: 1,
      },
    },
  });
  const undone = (await correct(3, { speaker: null, code: null })).json();
  expect(undone.playSession).toMatchObject({ labeledPraises: 0, questions: 1, totalNegative: 2 });
});

it('quotes no line as something that the parent says it was not', async () => {
  const quoting = async (position: number, code: TalkCode | null) =>
    (await correct(position, { speaker: null, code })).json().playSession.feedback;
  expect(await quoting(4, 'TA')).toMatch(/^You said: “It is a tower\.” Saying it back/);
  expect(await quoting(2, 'LP')).toMatch(/^You said: “It is a tower\.” Naming/);
  expect(await quoting(2, 'TA')).not.toContain('You said');
  expect(await ask('')).toMatchObject({ feedback: expect.not.stringContaining('It is a tower') });
  expect(await quoting(2, null)).toContain('It is a tower.');
});

it('earns by a correction what was reached, and takes nothing back', async () => {
  const kinds = async () => {
    const url = `/api/milestones?childId=${childId}`;
    const answer = await testApp.request({ url, headers: { cookie: me.cookie } });
    return answer.json().map(({ kind }: { kind: string }) => kind);
  };
  await correct(3, { speaker: null, code: 'BD' });
  expect(await kinds()).toContain('childLed');
  await correct(3, { speaker: null, code: null });
  await correct(2, { speaker: null, code: 'DC' });
  expect(await kinds()).toContain('childLed');
});

it('counts nobody’s talk but the parent’s', async () => {
  const { playSession } = (await correct(4, { speaker: 'other', code: null })).json();
  expect(playSession).toMatchObject({ criticisms: 0, totalNegative: 1 });
  expect(playSession.audioTranscription).toContain('Other: No, not there.');
  const { playSession: after } = (await correct(1, { speaker: 'parent', code: 'BD' })).json();
  expect(after).toMatchObject({ behaviorDescriptions: 1 });
});

it('keeps every correction that comes at the same time', async () => {
  await Promise.all([
    correct(3, { speaker: null, code: 'BD' }),
    correct(4, { speaker: null, code: 'TA' }),
  ]);
  expect(await ask('')).toMatchObject({ behaviorDescriptions: 1, questions: 0, criticisms: 0 });
});

it.each([
  [400, 2, { speaker: 'dog', code: null }],
  [400, 2, { speaker: null, code: 'XX' as TalkCode }],
  [400, 2, { speaker: null, code: null, text: '  ' }],
  [400, 2, { speaker: null, code: null, text: 'a'.repeat(1001) }],
  [404, 99, { speaker: null, code: null }],
])('answers %i to a correction that makes no sense', async (status, position, payload) => {
  expect((await correct(position, payload)).statusCode).toBe(status);
});

it('counts a transcript that has no counts, once, with everything that belongs to it', async () => {
  id = await addPlaySession(testApp, me.id, childId);
  const analyze = (transcript: string) =>
    testApp.request({
      method: 'POST',
      url: '/api/sessions/analyze-cdi',
      headers: { cookie: me.cookie },
      payload: { transcript, sessionId: id },
    });
  const transcript = 'Child: A tower!\nParent: I love how you share.\nParent: What color is it?';
  const { analysis, feedback } = (await analyze(transcript)).json();
  expect(analysis.metrics).toMatchObject({ labeledPraises: 1, totalQuestions: 1 });
  expect(feedback).toMatch(/^You said: “I love how you share\.” Naming/);
  expect(await ask('')).toMatchObject({
    labeledPraises: 1,
    audioTranscription: transcript,
    feedback,
  });
  const { lines } = await ask('/transcript');
  expect(lines).toMatchObject([
    { speaker: 'child', text: 'A tower!', code: null },
    { speaker: 'parent', text: 'I love how you share.', code: 'LP' },
    { speaker: 'parent', text: 'What color is it?', code: 'IQ' },
  ]);
  expect(await db.$count(tables.milestones, eq(tables.milestones.userId, me.id))).not.toBe(0);
  expect((await analyze('Parent: What?')).json().analysis).toEqual(analysis);
  expect((await analyze('nobody')).statusCode).toBe(200);
});

it('has an end: a transcript of more lines than anybody says is refused before it costs anything', async () => {
  id = await addPlaySession(testApp, me.id, childId);
  const response = await testApp.request({
    method: 'POST',
    url: '/api/sessions/analyze-cdi',
    headers: { cookie: me.cookie },
    payload: { transcript: 'Child: a\n'.repeat(9_000), sessionId: id },
  });
  expect(response.statusCode).toBe(400);
  expect(response.json().message).toContain('5,000 lines');
  expect((await ask('/transcript')).lines).toEqual([]);
});

it('corrections in a loop come to an end: each one counts all lines anew', async () => {
  const one = { speaker: null, code: 'RF' } as const;
  expect((await correct(2, one)).statusCode).toBe(200);
  await db.update(tables.rateLimits).set({ hits: 600 });
  expect((await correct(2, one)).statusCode).toBe(429);
  await db.delete(tables.rateLimits);
});

it('finds nothing to count where nobody speaks, nor in another family', async () => {
  const analyze = async ({ cookie }: SignedInUser) =>
    await testApp.request({
      method: 'POST',
      url: '/api/sessions/analyze-cdi',
      headers: { cookie },
      payload: { transcript: 'nobody', sessionId: id },
    });
  expect((await analyze(me)).statusCode).toBe(422);
  expect((await analyze(await signUpSomebody(testApp))).statusCode).toBe(404);
});
