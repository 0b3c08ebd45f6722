import { expect, type Page, type Route } from '@playwright/test';
import { leaveOutFirstData } from './held-call.ts';
import { test } from './shared-parents.ts';
import { toastIn } from './toast.ts';

const VOICE = '**/api/voice/enrollment-status';

test.use({ storageState: ({ noahsParent }, use) => use(noahsParent) });

test.beforeEach(({ page }) => leaveOutFirstData(page));

const banner = (page: Page) => page.getByText('Improve accuracy with voice enrollment');

interface Status {
  readonly available: boolean;
  readonly enrolled: boolean;
  readonly outdated?: boolean;
}
const answer = (status: Status) => (route: Route) =>
  route.fulfill({
    json: { outdated: false, enrollment_date: null, audio_duration: null, ...status },
  });

test('the voice banner leads to Settings, goes for good with "Maybe later", and then asks nothing more', async ({
  page,
}) => {
  await page.route(VOICE, answer({ available: true, enrolled: false }));
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await page.getByRole('link', { name: 'Set up now' }).click();
  await expect(page).toHaveURL('/settings');
  await page.goBack();
  await page.getByRole('button', { name: 'Maybe later' }).click();
  await expect(banner(page)).toBeHidden();
  const flag = await page.evaluate(() => localStorage.getItem('voiceEnrollmentPromptDismissed'));
  expect(flag).toBe('true');
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/voice/')) calls += 1;
  });
  await page.reload();
  await expect(page.getByText('Start your first session')).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(calls).toBe(0);
});

test('the voice banner asks a parent to record again whose voiceprint is of an older kind', async ({
  page,
}) => {
  await page.route(VOICE, answer({ available: true, enrolled: true, outdated: true }));
  await page.goto('/');
  const again = page.getByRole('region', { name: 'We’ve gotten better at listening' });
  await expect(again).toContainText('Please record your voice again.');
  await again.getByRole('link', { name: 'Record now' }).click();
  await expect(page).toHaveURL('/settings');
});

test('the voice banner stays away in silence where it has nothing to offer', async ({ page }) => {
  for (const [why, settle] of [
    ['voices cannot be enrolled here', answer({ available: false, enrolled: false })],
    ['the voice is enrolled', answer({ available: true, enrolled: true })],
    [
      'an old voiceprint cannot be renewed here',
      answer({ available: false, enrolled: true, outdated: true }),
    ],
    ['the service answers 502', (route: Route) => route.fulfill({ status: 502 })],
    ['the service answers 504', (route: Route) => route.fulfill({ status: 504 })],
    ['the service answers 500', (route: Route) => route.fulfill({ status: 500 })],
  ] as const) {
    await test.step(why, async () => {
      await page.route(VOICE, settle);
      const answered = page.waitForResponse(VOICE);
      await page.goto('/');
      await answered;
      await expect.soft(page.getByText('Start your first session')).toBeVisible();
      await expect.soft(banner(page)).toBeHidden();
      await expect.soft(toastIn(page)).toHaveCount(0);
    });
  }
});
