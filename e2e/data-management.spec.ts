import { expect, type Page } from '@playwright/test';
import type { DataOverview } from '#contract/data-management.ts';
import type { PlaySessionId } from '#domain/ids.ts';
import { findSmallTargets, findViolations } from './accessibility.ts';
import { addChildByCall, confirmByCall, signUpByCall } from './people.ts';
import { keptOnDevice, plantCrashedPlay } from './planted-play.ts';
import { test } from './shared-parents.ts';
import { expectToast, toastIn } from './toast.ts';

const OVERVIEW = '**/api/data-management/overview';

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

const deleteAll = (page: Page) => page.getByRole('button', { name: 'Delete All Data' });
const confirm = (page: Page) => page.getByRole('button', { name: 'Click Again to Confirm' });

test.describe('a full overview', () => {
  test.use({ storageState: ({ newParent }, use) => use(newParent) });

  test('has no button that the navigation covers, on phones of any height, holds at 320 px and with text at 200 %, and is accessible', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(OVERVIEW, (route) => route.fulfill({ json: fullOverview() }));
    await page.goto('/data-management');
    await expect(page.getByRole('heading', { name: 'What we keep for you' })).toBeVisible();

    await test.step('nothing is covered', async () => {
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
      const end = (button?.y ?? 0) + (button?.height ?? 0);
      expect.soft(end).toBeLessThanOrEqual(bar?.y ?? 0);
    });

    await test.step('nothing is wider than the page', async () => {
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
    });

    await test.step('with a button armed, and with a question open', async () => {
      await deleteAll(page).click();
      expect.soft(await findViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Delete Ada and all data' }).click();
      expect.soft(await findViolations(page)).toEqual([]);
    });
  });
});

test('everything is downloaded by a plain link, and deleted by two clicks and a proof, on this device too', async ({
  page,
}) => {
  await signUpByCall(page);
  await addChildByCall(page);
  await page.goto('/data-management');
  await expect(deleteAll(page)).toBeVisible();
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
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('playlight-data.zip');
  await deleteAll(page).click();
  await confirm(page).click();
  await expectToast(page, 'Data Deleted', 'Your data has been permanently deleted.');
  await expect(page.getByRole('heading', { name: 'No Data Found' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await (await page.request.get('/api/children')).json()).toEqual([]);
  expect(await keptOnDevice(page)).toEqual([]);
});
