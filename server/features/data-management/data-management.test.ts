import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createAudioStore } from '#server/adapters/audio-store.ts';
import { keyringOf } from '#server/keys/keyring.ts';
import { fillEveryTable, rowsOf } from '#test-support/everything.ts';
import { confirmIdentity, type SignedInUser, signUpSomebody } from '#test-support/people.ts';
import { createTestApp } from '#test-support/test-app.ts';
import { startTestJobs } from '#test-support/test-jobs.ts';
import { csvOf } from './export-files.ts';

const recordings = mkdtempSync(join(tmpdir(), 'playlight-recordings-'));
mkdirSync(recordings, { recursive: true });
const testApp = await createTestApp({ audioStore: createAudioStore(recordings, keyringOf('any')) });
await startTestJobs(testApp);
const { request, database } = testApp;
afterAll(() => rmSync(recordings, { recursive: true }));

interface Family {
  readonly user: SignedInUser;
  readonly childId: number;
  readonly playSessionId: number;
  readonly file: string;
}

/** A family with something in every table, and a recording on disk. */
async function makeFamily(): Promise<Family> {
  const user = await signUpSomebody(testApp);
  // Before an authenticator app is among it, which nobody has.
  await confirmIdentity(testApp, user);
  const { childId, playSessionId } = await fillEveryTable(testApp, user.id);
  const file = join(recordings, `${playSessionId}.enc`);
  writeFileSync(file, 'x'.repeat(2048));
  await database.pool.query(
    'update special_sessions set audio_file_url = $1, audio_size_bytes = 2048 where id = $2',
    [pathToFileURL(file).href, playSessionId],
  );
  return { user, childId, playSessionId, file };
}

let me: Family;
let neighbour: Family;
let neighboursRows: Record<string, number>;
beforeEach(async () => {
  [me, neighbour] = [await makeFamily(), await makeFamily()];
  neighboursRows = await rowsOf(testApp, neighbour.user.id);
});

const ask = (method: 'GET' | 'DELETE', path: string, payload?: object) =>
  request({
    method,
    url: `/api/data-management${path}`,
    headers: { cookie: me.user.cookie },
    ...(payload ? { payload } : {}),
  });

/** Nothing of mine in these tables, all of the neighbour's everywhere. */
async function expectOnlyMineGone(left: readonly string[]): Promise<void> {
  expect(Object.keys(await rowsOf(testApp, me.user.id)).toSorted()).toEqual(left.toSorted());
  expect(await rowsOf(testApp, neighbour.user.id)).toEqual(neighboursRows);
  await expect.poll(() => existsSync(me.file)).toBe(false);
  expect(existsSync(neighbour.file)).toBe(true);
}

const ACCOUNT = [
  'account_events',
  'authenticators',
  'devices',
  'passkeys',
  'password_reset_tokens',
  'pending_emails',
  'recovery_codes',
  'sessions',
  'users',
];
const FAMILY = ['consents', 'mail_preferences', 'parent_voice_enrollments'];

describe('the overview', () => {
  it('counts what is there', async () => {
    const { json } = await ask('GET', '/overview');
    expect(json()).toEqual({
      hasAnyData: true,
      summary: {
        totalSessions: 1,
        totalAudioFiles: 1,
        totalChildren: 1,
        totalStorageBytes: 2048,
      },
      sessions: [
        {
          id: me.playSessionId,
          childName: 'Noa',
          duration: 300,
          completedAt: expect.any(String),
          hasAudio: true,
        },
      ],
      children: [{ id: me.childId, name: 'Noa', sessionCount: 1, audioFileCount: 1 }],
    });
  });

  it('is empty for a new account', async () => {
    me = { ...me, user: await signUpSomebody(testApp) };
    expect((await ask('GET', '/overview')).json()).toMatchObject({
      hasAnyData: false,
      sessions: [],
      children: [],
    });
  });
});

describe('deleting', () => {
  it('everything leaves the account and nothing else, and may be repeated', async () => {
    for (let times = 1; times <= 2; times++) {
      expect((await ask('DELETE', '/delete', { deletionType: 'all' })).statusCode).toBe(200);
      await expectOnlyMineGone(ACCOUNT);
    }
  });

  it('all recordings keeps what was learned from them', async () => {
    for (let times = 1; times <= 2; times++) {
      expect((await ask('DELETE', '/delete', { deletionType: 'audio' })).statusCode).toBe(200);
      await expect.poll(() => existsSync(me.file)).toBe(false);
    }
    const { summary } = (await ask('GET', '/overview')).json();
    expect(summary).toMatchObject({ totalSessions: 1, totalAudioFiles: 0, totalStorageBytes: 0 });
    expect(existsSync(neighbour.file)).toBe(true);
  });

  it('one play session takes its lines, its chat and its recording along', async () => {
    expect((await ask('DELETE', `/sessions/${me.playSessionId}`)).statusCode).toBe(200);
    // What was reached stays reached.
    await expectOnlyMineGone([...ACCOUNT, ...FAMILY, 'children', 'milestones']);
    expect((await ask('DELETE', `/sessions/${me.playSessionId}`)).statusCode).toBe(404);
  });

  it('one child takes everything about it along', async () => {
    expect((await ask('DELETE', `/children/${me.childId}`)).statusCode).toBe(200);
    await expectOnlyMineGone([...ACCOUNT, ...FAMILY]);
  });

  it('the account takes all of it along', async () => {
    await request({
      method: 'DELETE',
      url: '/api/auth/user',
      headers: { cookie: me.user.cookie },
    });
    expect(await rowsOf(testApp, me.user.id)).toEqual({});
    await expectOnlyMineGone([]);
  });

  it('by ids never reaches the neighbour, and says that nothing was deleted', async () => {
    for (const deletionType of ['all', 'audio']) {
      const specificIds = [neighbour.playSessionId];
      const { json } = await ask('DELETE', '/delete', { deletionType, specificIds });
      expect(json()).toEqual({ message: 'There was nothing to delete.', deleted: 0 });
    }
    expect(await rowsOf(testApp, neighbour.user.id)).toEqual(neighboursRows);
    expect(existsSync(neighbour.file)).toBe(true);
    expect(existsSync(me.file)).toBe(true);
  });

  it.each([
    ['all', 'named ones', 1],
    // The child, the play, the voiceprint, the consent and the mail preferences.
    ['all', 'everything', 5],
    ['audio', 'named ones', 1],
    ['audio', 'everything', 1],
  ] as const)(
    'of %s, %s, says what was deleted, and the second time that nothing was',
    async (deletionType, which, deleted) => {
      const named = which === 'named ones' && { specificIds: [me.playSessionId] };
      const payload = { deletionType, ...named };
      const first = (await ask('DELETE', '/delete', payload)).json();
      expect(first).toEqual({ message: 'Your data has been permanently deleted.', deleted });
      const second = (await ask('DELETE', '/delete', payload)).json();
      expect(second).toEqual({ message: 'There was nothing to delete.', deleted: 0 });
    },
  );

  it.each(['sessions', 'children'])(
    'one of the %s that is the neighbour’s, or gone, is not found',
    async (kind) => {
      const isPlay = kind === 'sessions';
      const idOf = (family: Family) => (isPlay ? family.playSessionId : family.childId);
      expect((await ask('DELETE', `/${kind}/${idOf(neighbour)}`)).statusCode).toBe(404);
      expect((await ask('DELETE', `/${kind}/${idOf(me)}`)).statusCode).toBe(200);
      const again = await ask('DELETE', `/${kind}/${idOf(me)}`);
      expect(again.statusCode).toBe(404);
      expect(again.body).not.toContain('deleted');
    },
  );

  it.each(['all', 'audio'])('of %s without naming any is refused', async (deletionType) => {
    const refused = await ask('DELETE', '/delete', { deletionType, specificIds: [] });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toBe(
      'Name at least one play session, or leave specificIds out.',
    );
    expect(existsSync(me.file)).toBe(true);
  });

  it('wants to know what', async () => {
    const { statusCode } = await ask('DELETE', '/delete', { deletionType: 'some' });
    expect(statusCode).toBe(400);
    expect(existsSync(me.file)).toBe(true);
  });
});

describe('the download', () => {
  it('holds everything, as JSON and CSV, and nothing to log in with', async () => {
    const response = await ask('GET', '/export');
    expect(response.headers['content-type']).toBe('application/zip');
    expect(response.headers['content-disposition']).toContain('playlight-data.zip');
    const files = unzipSync(response.rawPayload);
    const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    const everything = JSON.parse(textOf('playlight.json'));
    expect(everything.account[0]).toMatchObject({ email: me.user.email });
    expect(everything.utterances[0].text).toBe('You put the red one on top.');
    expect(Object.values<unknown[]>(everything).every((rows) => rows.length > 0)).toBe(true);
    expect(textOf('csv/children.csv')).toContain('Noa');
    expect(everything.accountEvents[0]).toMatchObject({ kind: 'signed_up' });
    expect(Object.keys(files).length).toBe(17);
    const all = Object.values(files)
      .map((file) => strFromU8(file))
      .join('');
    expect(all).not.toContain('argon2');
    expect(all).not.toContain(neighbour.user.email);
  });

  it('writes cells that no spreadsheet runs', async () => {
    const rows = [{ name: '=1+1', note: 'a "b", c\nd', count: -5, none: null }];
    const csv = await text(csvOf(Readable.from([rows])));
    expect(csv).toBe('name,note,count,none\r\n\'=1+1,"a ""b"", c\nd",-5,\r\n');
  });
});
