import { expect, type Locator, type Page } from '@playwright/test';
import { leaveOutFirstData } from './held-call.ts';
import { test } from './shared-parents.ts';
import { toastIn } from './toast.ts';

const STATS = '**/api/sessions/stats?*';

test.use({ storageState: ({ noahsParent }, use) => use(noahsParent) });

async function answerStats(page: Page, currentStreak: number) {
  await page.route(STATS, (route) =>
    route.fulfill({ json: { totalSessions: 12, weekSessions: 3, currentStreak, forgivenDays: 0 } }),
  );
}

test.beforeEach(({ page }) => leaveOutFirstData(page));

const mainPart = (page: Page) => page.getByRole('main');

test('the Start button stands far from the one in the navigation, and leads to the goals', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await answerStats(page, 1);
  await page.goto('/');
  const start = mainPart(page).getByRole('link', { name: 'Start' });
  await expect(start).toBeInViewport();
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const [button, bar] = [await start.boundingBox(), await navigation.boundingBox()];
  expect((bar?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)).toBeGreaterThan(200);
  await start.click();
  await expect(page).toHaveURL('/session/goals');
});

test('nothing of the navigation lies on what scrolls by, and the first Start is far from it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/');
  await expect(page.getByText('Start your first session')).toBeVisible();
  const first = await mainPart(page).getByRole('link', { name: 'Start' }).boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  const round = await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Start' })
    .boundingBox();
  expect((bar?.y ?? 0) - (first?.y ?? 0) - (first?.height ?? 0)).toBeGreaterThan(150);
  expect(round?.y ?? 0).toBeGreaterThanOrEqual(bar?.y ?? 0);
});

test('a toast leaves the child, the navigation and the buttons free, on a phone and on a desktop', async ({
  page,
}) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/?voiceSkipped=true');
    await expect(toastIn(page)).toBeVisible();
    const box = async (part: Locator) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
      return { left: x, right: x + width, top: y, bottom: y + height };
    };
    const toast = await box(toastIn(page));
    const child = await box(page.getByRole('heading', { level: 1 }));
    const bar = await box(page.getByRole('navigation', { name: 'Main' }));
    expect(toast.top).toBeGreaterThan(child.bottom);
    expect(toast.bottom).toBeLessThan(bar.top);
    expect(toast.left).toBeGreaterThanOrEqual(bar.left);
    expect(toast.right).toBeLessThanOrEqual(bar.right);
  }
});
