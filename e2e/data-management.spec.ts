import { expect, type Page, type Route, test } from '@playwright/test';
import type { DataOverview } from '#contract/data-management.ts';
import type { PlaySessionId } from '#domain/ids.ts';
import { findSmallTargets, findViolations } from './accessibility.ts';
import { abort, holdCall } from './held-call.ts';
import { confirmByCall, signUpByCall } from './people.ts';
import { keptOnDevice, plantCrashedPlay } from './planted-play.ts';
import { expectToast, toastIn } from './toast.ts';

const OVERVIEW = '**/api/data-management/overview';
const RETRIES_LIMIT_MS = 20_000;
const LATER_MS = 60_000;
const DISARM_AFTER_MS = 6000;

async function addChild(page: Page): Promise<void> {
  const data = { name: 'Ada', age: 4, pronouns: 'she/her' };
  expect((await page.request.post('/api/children', { data })).status()).toBe(201);
}

/** Play sessions cannot be made by a call yet: an account with twelve of them, three with a recording. */
function fullOverview(): DataOverview {
  const completedAt = new Date().toISOString();
  const sessions = Array.from({ length: 12 }, (_, index) => ({
    id: (100 - index) as PlaySessionId,
    childName: index % 2 ? 'Noah' : 'Ada',
    duration: 300 - index,
    completedAt,
    hasAudio: index < 3,
  }));
  return {
    hasAnyData: true,
    summary: {
      totalSessions: 12,
      totalAudioFiles: 3,
      totalChildren: 2,
      totalStorageBytes: 1024 * 1024 * 1.5,
    },
    sessions,
    children: [
      { id: 1, name: 'Ada', sessionCount: 11, audioFileCount: 3 },
      { id: 2, name: 'Noah', sessionCount: 1, audioFileCount: 0 },
    ],
  };
}

async function openFull(page: Page): Promise<void> {
  await signUpByCall(page);
  await page.route(OVERVIEW, (route) => route.fulfill({ json: fullOverview() }));
  await page.goto('/data-management');
  await expect(page.getByRole('heading', { name: 'What we keep for you' })).toBeVisible();
}

const done = (route: Route) => route.fulfill({ json: { message: 'Done.' } });
const refuse = (route: Route) => route.fulfill({ status: 500, json: { message: 'no' } });
const deleteAll = (page: Page) => page.getByRole('button', { name: 'Delete All Data' });
const confirm = (page: Page) => page.getByRole('button', { name: 'Click Again to Confirm' });

test.describe('the overview', () => {
  test('has no button that the navigation covers, on phones of any height', async ({ page }) => {
    await openFull(page);
    for (const height of [823, 800, 777, 754]) {
      await page.setViewportSize({ width: 412, height });
      expect.soft(await findSmallTargets(page), `${height}`).toEqual([]);
    }
    await deleteAll(page).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const [button, bar] = await Promise.all(
      [deleteAll(page), page.getByRole('navigation', { name: 'Main' })].map((one) =>
        one.boundingBox(),
      ),
    );
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  test('shows totals, the first ten sessions, and every child', async ({ page }) => {
    await openFull(page);
    const totals = page.getByRole('region', { name: 'What we keep for you' });
    for (const value of ['12', '3', '2', '1.50 MB']) {
      await expect(totals.getByRole('definition').getByText(value, { exact: true })).toBeVisible();
    }
    const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
    await expect(sessions).toHaveCount(10);
    await expect(sessions.first()).toHaveText('AdaToday · 5:00 · with audio');
    await expect(sessions.nth(3)).toHaveText('NoahToday · 4:57 · no audio');
    await expect(page.getByText('Showing 10 of 12 sessions')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Children' }).getByRole('listitem')).toHaveText([
      'Ada11 sessions · 3 audio files',
      'Noah1 session · 0 audio files',
    ]);
  });

  test('is accessible when it is full, with a button armed and with a question open, and holds at 320 px and with text at 200 %', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openFull(page);
    for (const [width, zoom] of [
      [320, '100%'],
      [390, '200%'],
      [390, '100%'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      const overflow = await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
        return document.documentElement.scrollWidth - document.documentElement.clientWidth;
      }, zoom);
      expect.soft(overflow, `${width} px at ${zoom}`).toBeLessThanOrEqual(0);
    }
    await deleteAll(page).click();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Delete Ada and all data' }).click();
    expect(await findViolations(page)).toEqual([]);
  });

  test('shows shapes while it loads, asks four times, and can be asked again', async ({ page }) => {
    await signUpByCall(page);
    const settle = await holdCall(page, OVERVIEW);
    await page.goto('/data-management');
    await expect(page.getByText('Loading your data...')).toBeAttached();
    let calls = 1;
    await page.route(OVERVIEW, (route) => {
      calls += 1;
      return refuse(route);
    });
    await settle(refuse);
    await expect(page.getByRole('alert')).toContainText(
      'Failed to load your data. Please try again later.',
      { timeout: RETRIES_LIMIT_MS },
    );
    expect(calls).toBe(4);
    await page.unroute(OVERVIEW);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'No Data Found' })).toBeVisible();
  });

  test('asks once where the login session has ended, and leads to log in', async ({ page }) => {
    await signUpByCall(page);
    let calls = 0;
    await page.route(OVERVIEW, (route) => {
      calls += 1;
      return route.fulfill({ status: 401, json: { code: 'login_required' } });
    });
    // The cookie is still good here, so that the log-in page leads on at once.
    const leaves = page.waitForRequest((request) => request.url().endsWith('/login'));
    await page.goto('/data-management');
    await leaves;
    expect(calls).toBe(1);
  });

  test('without audio files has none to delete, and lets everything be downloaded by a plain link', async ({
    page,
  }) => {
    await signUpByCall(page);
    await addChild(page);
    await page.goto('/data-management');
    await expect(page.getByRole('button', { name: 'Delete All Audio Files' })).toBeDisabled();
    await confirmByCall(page);
    const link = page.getByRole('link', { name: 'Download my data' });
    await expect(link).toHaveAttribute('href', '/api/data-management/export');
    const download = page.waitForEvent('download');
    await link.click();
    expect((await download).suggestedFilename()).toBe('playlight-data.zip');
  });
});

test.describe('"Delete All Data"', () => {
  test('is not there where nothing is stored; it takes two clicks and a proof, and then everything is gone', async ({
    page,
  }) => {
    await signUpByCall(page);
    await page.goto('/data-management');
    await expect(page.getByRole('heading', { name: 'No Data Found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download my data' })).toBeVisible();
    await expect(deleteAll(page)).toBeHidden();
    await addChild(page);
    await plantCrashedPlay(page, 1, { hoursAgo: 25 });
    await page.reload();
    // What is older than a day goes by itself.
    await expect.poll(() => keptOnDevice(page)).toEqual([]);
    await plantCrashedPlay(page, 1);
    expect(await keptOnDevice(page)).toHaveLength(2);
    await deleteAll(page).click();
    await expect(confirm(page)).toBeFocused();
    await expect(
      page.getByText('Click again to confirm that you want to delete all your data'),
    ).toBeAttached();
    await confirm(page).click();
    const question = page.getByRole('dialog', { name: 'Is it really you?' });
    await question.getByRole('button', { name: 'Not now' }).click();
    await expect(deleteAll(page)).toBeEnabled();
    await expect(toastIn(page)).toHaveCount(0);
    expect(await (await page.request.get('/api/children')).json()).toHaveLength(1);
    await confirmByCall(page);
    await deleteAll(page).click();
    await confirm(page).click();
    await expectToast(page, 'Data Deleted', 'Your data has been permanently deleted.');
    await expect(page.getByRole('heading', { name: 'No Data Found' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await (await page.request.get('/api/children')).json()).toEqual([]);
    expect(await keptOnDevice(page)).toEqual([]);
  });

  test('is confirmed neither by a double-click nor by a held key, and works from the keyboard', async ({
    page,
  }) => {
    await openFull(page);
    let calls = 0;
    await page.route('**/api/data-management/delete', (route) => {
      calls += 1;
      return done(route);
    });
    await deleteAll(page).dblclick();
    await expect(confirm(page)).toBeVisible();
    await expect(toastIn(page)).toHaveCount(0);
    expect(calls).toBe(0);
    await confirm(page).blur();

    await deleteAll(page).focus();
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(confirm(page)).toBeVisible();
    expect(calls).toBe(0);
    await page.keyboard.press('Enter');
    await expectToast(page, 'Data Deleted', 'Your data has been permanently deleted.');
    expect(calls).toBe(1);
  });

  test('is harmless again after a while, and when the focus moves on', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await openFull(page);
    await page.clock.pauseAt(LATER_MS);
    await deleteAll(page).click();
    await page.clock.runFor(DISARM_AFTER_MS - 1);
    await expect(confirm(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(deleteAll(page)).toBeVisible();
    await deleteAll(page).click();
    await expect(confirm(page)).toBeVisible();
    await confirm(page).blur();
    await expect(deleteAll(page)).toBeVisible();
  });

  test('waits while it runs, and tells a failure', async ({ page }) => {
    await openFull(page);
    const settle = await holdCall(page, '**/api/data-management/delete');
    await deleteAll(page).click();
    await confirm(page).click();
    await expect(page.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Delete All Audio Files' })).toBeDisabled();
    await settle(abort);
    await expectToast(page, 'Deletion Failed', 'Failed to delete data. Please try again.');
    await expect(deleteAll(page)).toBeEnabled();
  });
});

test('"Delete All Audio Files" asks, and sends what is to be deleted', async ({ page }) => {
  await openFull(page);
  const bodies: unknown[] = [];
  await page.route('**/api/data-management/delete', (route) => {
    bodies.push(route.request().postDataJSON());
    return done(route);
  });
  await page.getByRole('button', { name: 'Delete All Audio Files' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete all audio files?' })).toContainText(
    '3 recordings will be gone for good.',
  );
  await page.getByRole('button', { name: 'Yes, Delete Audio Files' }).click();
  await expectToast(page, 'Data Deleted', 'Your data has been permanently deleted.');
  expect(bodies).toEqual([{ deletionType: 'audio' }]);
});

test('one session stays where the answer is no and where deleting fails, else it is deleted', async ({
  page,
}) => {
  const ask = async () => {
    await page.getByRole('button', { name: 'Delete session with Ada, Today' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Delete this session?' })).toBeVisible();
  };
  await openFull(page);
  await ask();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await ask();
  // The server knows no such session.
  await page.getByRole('button', { name: 'Yes, Delete Session' }).click();
  await expectToast(page, 'Deletion Failed', 'Failed to delete session. Please try again.');
  await expect(page.getByText('Showing 10 of 12 sessions')).toBeVisible();

  await ask();
  await page.route('**/api/data-management/sessions/100', done);
  const asked = page.waitForRequest('**/api/data-management/sessions/100');
  await page.getByRole('button', { name: 'Yes, Delete Session' }).click();
  expect((await asked).method()).toBe('DELETE');
  await expectToast(
    page,
    'Session Deleted',
    'Session and associated audio have been permanently deleted.',
  );
});
