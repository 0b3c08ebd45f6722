import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { tables } from '#server/database/connect.ts';
import { addChild, type SignedInUser, signUpSomebody } from '#test-support/people.ts';
import { createTestApp } from '#test-support/test-app.ts';

const testApp = await createTestApp();
const { db } = testApp.database;
let me: SignedInUser;
let childId: number;
beforeEach(async () => {
  me = await signUpSomebody(testApp);
  childId = await addChild(testApp, me.id);
});

const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, zone = 'UTC') =>
  testApp.request({
    method,
    url,
    headers: { cookie: me.cookie, 'x-time-zone': zone },
    ...(payload ? { payload } : {}),
  });
const play = (counts: object = {}, zone?: string) =>
  ask('POST', '/api/sessions', { childId, duration: 300, ...counts }, zone);
const list = async () => (await ask('GET', `/api/milestones?childId=${childId}`)).json();
const kinds = async () => (await list()).map(({ kind }: { kind: string }) => kind).toSorted();
const playedBefore = (completedAt: Date, labeledPraises = 0) =>
  db
    .insert(tables.specialSessions)
    .values({ userId: me.id, childId, duration: 300, completedAt, labeledPraises });

it('are earned with the play session that reaches them, and once', async () => {
  expect(await kinds()).toEqual([]);
  await play({ labeledPraises: 6 });
  expect(await kinds()).toEqual(['childLed', 'firstSession']);
  const before = await list();
  await play({ labeledPraises: 6, questions: 4 });
  expect(await kinds()).toEqual(['childLed', 'firstSession', 'tenPraises']);
  expect(await list()).toEqual(expect.arrayContaining(before));
});

it('are counted for each child alone, and reached by two saves at once only once', async () => {
  await playedBefore(new Date('2026-01-01T12:00:00Z'));
  for (let day = 2; day <= 8; day++) await playedBefore(new Date(`2026-01-0${day}T12:00:00Z`));
  const answers = await Promise.all([play(), play(), play()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(await kinds()).toEqual(['firstSession', 'sessions10']);
  childId = await addChild(testApp, me.id);
  expect(await kinds()).toEqual([]);
});

it('count days where the parent is', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000);
  for (const hours of [24, 48]) await playedBefore(hoursAgo(hours));
  await play({}, 'Pacific/Kiritimati');
  expect(await kinds()).toEqual(['firstSession', 'streak3']);
});

it('are earned by a play that is saved late and closes a gap', async () => {
  const DAY_SECONDS = 24 * 60 * 60;
  for (const days of [2, 0]) await playedBefore(new Date(Date.now() - days * DAY_SECONDS * 1000));
  await play({ endedSecondsAgo: DAY_SECONDS });
  expect(await kinds()).toEqual(['firstSession', 'streak3']);
});

it.each([
  ['a moment', { duration: 4, labeledPraises: 1 }],
  ['silence', { duration: 40, labeledPraises: 0, audioTranscription: '' }],
  [
    'a recording that nobody has listened to yet',
    { recordingKey: randomUUID(), isUploadComing: true },
  ],
])('are not earned by %s', async (_, nothing) => {
  const twoDays = [24, 48].map((hours) => new Date(Date.now() - hours * 60 * 60 * 1000));
  for (const moment of twoDays) await playedBefore(moment);
  expect((await play({ ...nothing })).statusCode).toBe(201);
  expect(await kinds()).toEqual([]);
});

it('are not earned by a play session that is not saved', async () => {
  await play({ questions: -1 });
  expect(await kinds()).toEqual([]);
});

it('are celebrated once, each by its own parent', async () => {
  await play();
  const [milestone] = await list();
  expect(milestone.seenAt).toBeNull();
  const mine = me;
  me = await signUpSomebody(testApp);
  await ask('POST', '/api/milestones/seen', { ids: [milestone.id] });
  me = mine;
  expect((await list())[0].seenAt).toBeNull();
  await ask('POST', '/api/milestones/seen', { ids: [milestone.id] });
  const { seenAt } = (await list())[0];
  expect(seenAt).not.toBeNull();
  await ask('POST', '/api/milestones/seen', { ids: [milestone.id] });
  expect((await list())[0].seenAt).toBe(seenAt);
});

it('stay when the play session goes', async () => {
  const { id } = (await play()).json();
  await ask('DELETE', `/api/data-management/sessions/${id}`);
  expect(await kinds()).toEqual(['firstSession']);
});
