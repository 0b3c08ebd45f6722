import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayAt, weekOf } from '#domain/calendar.ts';
import type { PlaySessionId } from '#domain/ids.ts';
import { tables } from '#server/database/connect.ts';
import { addChild, type SignedInUser, signUpSomebody } from '#test-support/people.ts';
import { createTestApp } from '#test-support/test-app.ts';

const testApp = await createTestApp();
const { db } = testApp.database;
const today = dayAt(new Date(), 'UTC');
let me: SignedInUser;
let childId: number;
beforeEach(async () => {
  me = await signUpSomebody(testApp);
  childId = await addChild(testApp, me.id);
});

const ask = (url: string, zone = 'UTC') =>
  testApp.request({ url, headers: { cookie: me.cookie, 'x-time-zone': zone } });
const progress = async () => (await ask(`/api/progress?childId=${childId}`)).json();
const report = async (more = '') =>
  (await ask(`/api/progress/report?childId=${childId}${more}`)).json();

async function play(daysAgo: number, more: object = {}): Promise<PlaySessionId> {
  const completedAt = new Date(`${addDays(today, -daysAgo)}T00:01:00Z`);
  const [row] = await db
    .insert(tables.specialSessions)
    .values({ userId: me.id, childId, duration: 300, overallScore: 3, completedAt, ...more })
    .returning({ id: tables.specialSessions.id });
  if (!row) throw new Error('The play session was not added');
  return row.id;
}

const say = (playSessionId: PlaySessionId, position: number, line: object) =>
  db.insert(tables.utterances).values({
    playSessionId,
    userId: me.id,
    position,
    startMs: 0,
    endMs: 900,
    speaker: 'parent',
    text: 'You stack them.',
    ...line,
  });

describe('the progress', () => {
  it('is nothing for who has not played', async () => {
    expect(await progress()).toMatchObject({
      child: { id: childId, name: 'Noa' },
      playCount: 0,
      minutes: 0,
      streak: 0,
      plays: [],
      insights: [],
      milestones: [],
    });
    expect((await progress()).weeks).toHaveLength(8);
  });

  it('has the scored play oldest first, all minutes, the streak, and no count of criticism', async () => {
    await play(1, { labeledPraises: 4, questions: 1, criticisms: 2, totalNegative: 3 });
    await play(0, { labeledPraises: 6 });
    await play(0, { overallScore: null, unscorable: true, duration: 120 });
    const answer = await ask(`/api/progress?childId=${childId}`);
    expect(answer.json()).toMatchObject({ playCount: 3, minutes: 12, streak: 2, forgivenDays: 0 });
    expect(answer.json().plays).toMatchObject([
      { day: addDays(today, -1), labeledPraises: 4, avoidTalk: 3 },
      { day: today, labeledPraises: 6, avoidTalk: 0 },
    ]);
    expect(answer.json().weeks.at(-1).sunday).toBe(weekOf(today)[0]);
    expect(answer.body).not.toContain('criticism');
  });

  it('sees habits in the lines, as the parent corrected them', async () => {
    for (const daysAgo of [30, 40, 50]) {
      const id = await play(daysAgo);
      for (let position = 1; position <= 5; position++) {
        await say(id, position, { code: 'BD', startMs: 1000 * position });
      }
      await say(id, 6, { code: 'RF', startMs: 70_000, correctedCode: 'BD' });
      await say(id, 7, { code: 'BD', startMs: 290_000, correctedSpeaker: 'other' });
    }
    expect((await progress()).insights).toEqual([
      'You name what she is doing most in the first minute.',
    ]);
  });

  it('has what was earned', async () => {
    await db.insert(tables.milestones).values({ userId: me.id, childId, kind: 'tenPraises' });
    expect((await progress()).milestones).toMatchObject([{ kind: 'tenPraises', seenAt: null }]);
  });
});

describe('the report', () => {
  it('adds up a period in whole weeks, with questions and directions apart', async () => {
    await play(0, { labeledPraises: 4, questions: 6, commands: 1, totalNegative: 7 });
    await play(1, { labeledPraises: 8, questions: 2, totalNegative: 2 });
    await play(35, { labeledPraises: 99 });
    await play(100);
    const four = await report('&weeks=4');
    expect(four).toMatchObject({
      child: { name: 'Noa' },
      to: today,
      playCount: 2,
      minutes: 10,
      means: { labeledPraises: 6, questions: 4, commands: 0.5 },
      hasWordsToLookAt: false,
    });
    expect(four.weeks.at(-1).sunday).toBe(weekOf(today)[0]);
    expect(four.weeks[0].sunday).toBe(weekOf(addDays(today, -1))[0]);
    expect(weekOf(four.from)[0]).toBe(four.from);
    expect((await report()).playCount).toBe(3);
    expect(await report('&weeks=all')).toMatchObject({ playCount: 4, from: addDays(today, -100) });
  });

  it('holds no words of the play unless they are asked for', async () => {
    const id = await play(0, { criticisms: 1, totalNegative: 1 });
    await say(id, 1, { code: 'NTA', text: 'Not like that.' });
    await say(id, 2, { code: 'NTA', correctedCode: 'TA', text: 'That is not mine.' });
    await say(id, 3, { code: 'LP', text: 'Lovely tower.' });
    expect(await report()).toMatchObject({ hasWordsToLookAt: true, wordsToLookAt: [] });
    expect((await report('&withWords=true')).wordsToLookAt).toEqual(['Not like that.']);
  });

  it('is of a child without play, too, and refuses another period', async () => {
    expect(await report('&weeks=all')).toMatchObject({ playCount: 0, from: today });
    expect((await ask(`/api/progress/report?childId=${childId}&weeks=5`)).statusCode).toBe(400);
  });
});
