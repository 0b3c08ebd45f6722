import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayAt, weekOf } from '#domain/calendar.ts';
import { tables } from '#server/database/connect.ts';
import { addChild, type SignedInUser, signUpSomebody } from '#test-support/people.ts';
import { createTestApp } from '#test-support/test-app.ts';

const testApp = await createTestApp();
let user: SignedInUser;
let childId: number;
beforeEach(async () => {
  user = await signUpSomebody(testApp);
  childId = await addChild(testApp, user.id);
});

async function play(completedAt: Date, more: object = {}, child = childId) {
  const [row] = await testApp.database.db
    .insert(tables.specialSessions)
    .values({ userId: user.id, childId: child, duration: 300, completedAt, ...more })
    .returning({ id: tables.specialSessions.id });
  return row?.id ?? 0;
}

const ask = (url: string, zone = 'UTC') =>
  testApp.request({ url, headers: { cookie: user.cookie, 'x-time-zone': zone } });
const stats = async (zone?: string) =>
  (await ask(`/api/sessions/stats?childId=${childId}`, zone)).json();
const week = async (zone?: string) =>
  (await ask(`/api/sessions/weekly?childId=${childId}`, zone)).json();

/** Noon, so many days ago, in a zone. */
const noonDaysAgo = (count: number, offset = 'Z') =>
  new Date(`${addDays(dayAt(new Date(), 'UTC'), -count)}T12:00:00${offset}`);

describe('the list', () => {
  it('has the newest first, with what the screens read and nothing more', async () => {
    const older = await play(noonDaysAgo(2), { overallScore: 3.5 });
    const newer = await play(noonDaysAgo(1), { audioTranscription: 'secret words' });
    const list = await ask('/api/sessions');
    expect(list.json().map(({ id }: { id: number }) => id)).toEqual([newer, older]);
    expect(list.json()[1]).toMatchObject({ childId, overallScore: 3.5, unscorable: false });
    expect(list.body).not.toContain('secret words');
  });

  it('comes in pages, also where two ended in the same moment', async () => {
    const moment = noonDaysAgo(1);
    for (const at of [moment, moment, noonDaysAgo(2), noonDaysAgo(3)]) await play(at);
    const whole = (await ask('/api/sessions')).json();
    const first = (await ask('/api/sessions?limit=1')).json();
    const rest = (await ask(`/api/sessions?before=${first[0].id}`)).json();
    expect([...first, ...rest]).toEqual(whole);
    for (const limit of ['0', '501', 'all']) {
      expect((await ask(`/api/sessions?limit=${limit}`)).statusCode).toBe(400);
    }
  });

  it('is empty for who has not played', async () => {
    expect((await ask('/api/sessions')).json()).toEqual([]);
  });
});

describe('what was played', () => {
  it('can be said afterward, changed and taken back, and stands in the history', async () => {
    const id = await play(noonDaysAgo(1), { labeledPraises: 3, overallScore: 2 });
    const say = (activityDescription: unknown, cookie = user.cookie) =>
      testApp.request({
        method: 'PATCH',
        url: `/api/sessions/${id}`,
        headers: { cookie },
        payload: { activityDescription },
      });
    const inHistory = async () => (await ask('/api/sessions/progress')).json()[0].recent[0];
    expect((await say('Drawing')).json()).toMatchObject({ id, activityDescription: 'Drawing' });
    expect((await say('  Blocks ')).statusCode).toBe(200);
    expect(await inHistory()).toMatchObject({ id, activityDescription: 'Blocks', overallScore: 2 });
    await say(null);
    expect(await inHistory()).toMatchObject({ activityDescription: null });
    for (const bad of ['', ' ', 'x'.repeat(501), 7]) expect((await say(bad)).statusCode).toBe(400);
    const stranger = await signUpSomebody(testApp);
    expect((await say('Theirs', stranger.cookie)).statusCode).toBe(404);
  });
});

describe('one play session', () => {
  it('is told in full, without the name of its file', async () => {
    const id = await play(new Date('2026-03-01T10:00:00Z'), {
      audioFileUrl: 'file:///recording.enc',
      aiAnalysis: { cdiMetrics: { labeledPraises: 3 } },
      labeledPraises: 3,
    });
    const response = await ask(`/api/sessions/${id}`);
    expect(response.json()).toMatchObject({
      id,
      childId,
      duration: 300,
      labeledPraises: 3,
      hasAudio: true,
      completedAt: '2026-03-01T10:00:00.000Z',
      aiAnalysis: { cdiMetrics: { labeledPraises: 3 } },
    });
    expect(response.body).not.toContain('recording.enc');
    expect(response.body).not.toContain(user.id);
  });
});

describe('how often was played', () => {
  it('is nothing at first', async () => {
    expect(await stats()).toEqual({
      totalSessions: 0,
      weekSessions: 0,
      currentStreak: 0,
      forgivenDays: 0,
    });
    expect((await week()).completedDays).toEqual([]);
  });

  it('counts all, this week and the streak, for one child alone', async () => {
    for (const ago of [0, 0, 1, 2, 5]) await play(noonDaysAgo(ago));
    await play(noonDaysAgo(0), {}, await addChild(testApp, user.id));
    const today = dayAt(new Date(), 'UTC');
    const inWeek = [0, 0, 1, 2, 5].filter((ago) => weekOf(today).includes(addDays(today, -ago)));
    expect(await stats()).toEqual({
      totalSessions: 5,
      weekSessions: inWeek.length,
      currentStreak: 3,
      forgivenDays: 0,
    });
    const { dates, completedDays } = await week();
    expect(dates).toEqual(weekOf(today));
    expect(completedDays).toEqual(
      weekOf(today).filter((day) => [0, 1, 2, 5].some((ago) => addDays(today, -ago) === day)),
    );
  });

  it('is counted in days of the place where the parent is', async () => {
    // One moment, and two different days on the walls of the world.
    const moment = new Date();
    await play(moment);
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
      expect((await week(zone)).completedDays).toEqual([dayAt(moment, zone)]);
      expect((await stats(zone)).currentStreak).toBe(1);
    }
  });

  it('is counted, too, in a zone that browsers know and Postgres does not', async () => {
    const zone = 'US/Pacific-New';
    const [sunday = ''] = weekOf(dayAt(new Date(), zone));
    // Midnight is at seven or eight there, by the season.
    for (const time of ['06:59', '08:00']) await play(new Date(`${sunday}T${time}:00Z`));
    expect((await week(zone)).completedDays).toEqual([sunday]);
    expect(await stats(zone)).toMatchObject({ totalSessions: 2, weekSessions: 1 });
  });

  it('goes back as far as the streak does, over a day off a week', async () => {
    for (let ago = 0; ago < 63; ago++) if (ago % 7 !== 3) await play(noonDaysAgo(ago));
    expect(await stats()).toMatchObject({ currentStreak: 54, forgivenDays: 9 });
  });

  it.each([
    ['was over before it began', { duration: 4, overallScore: 0 }],
    ['was silent', { duration: 40, overallScore: 0, audioTranscription: '' }],
  ])('leaves out a play that %s, and breaks nothing for it', async (_, nothing) => {
    await play(noonDaysAgo(2), { overallScore: 4 });
    await play(noonDaysAgo(1), { overallScore: 3 });
    const before = [await stats(), await week(), (await ask('/api/sessions/progress')).json()[0]];
    await play(noonDaysAgo(0), nothing);
    const [, , progress] = before;
    expect([await stats(), await week()]).toEqual(before.slice(0, 2));
    const { sessionCount, averageScore, recent } = (await ask('/api/sessions/progress')).json()[0];
    expect({ sessionCount, averageScore }).toEqual({ sessionCount: 2, averageScore: 3.5 });
    expect(recent).toHaveLength(progress.recent.length + 1);
  });
});

it('the progress of each child counts all, and means what could be scored', async () => {
  const quiet = await addChild(testApp, user.id);
  for (const [ago, score] of [4, 3, 2, 1, 0, 5].entries()) {
    await play(noonDaysAgo(ago), { overallScore: score });
  }
  await play(noonDaysAgo(9), { overallScore: 0, unscorable: true });
  await play(noonDaysAgo(8));
  const [first, second] = (await ask('/api/sessions/progress')).json();
  expect(first).toMatchObject({ childId, sessionCount: 8, averageScore: 2.5 });
  expect(first.recent.map((one: { overallScore: number }) => one.overallScore)).toEqual([
    4, 3, 2, 1, 0,
  ]);
  expect(second).toEqual({ childId: quiet, sessionCount: 0, averageScore: null, recent: [] });
});

it('a foreign child, or none, is refused', async () => {
  for (const path of ['stats', 'weekly']) {
    expect((await ask(`/api/sessions/${path}`)).statusCode).toBe(400);
    expect((await ask(`/api/sessions/${path}?childId=99999`)).statusCode).toBe(404);
  }
});
