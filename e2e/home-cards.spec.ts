import { expect, type Locator, type Page } from '@playwright/test';
import { leaveOutFirstData } from './held-call.ts';
import { test } from './shared-parents.ts';
import { toastIn } from './toast.ts';

const STATS = '**/api/sessions/stats?*';
const WEEKLY = '**/api/sessions/weekly?*';
const WEEK = ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2026-03-${day}`);

test.use({ storageState: ({ noahsParent }, use) => use(noahsParent) });

async function answerStats(page: Page, currentStreak: number) {
  await page.route(STATS, (route) =>
    route.fulfill({ json: { totalSessions: 12, weekSessions: 3, currentStreak, forgivenDays: 0 } }),
  );
}

async function answerWeek(page: Page, playedDays: number) {
  await page.route(WEEKLY, (route) =>
    route.fulfill({ json: { dates: WEEK, completedDays: WEEK.slice(0, playedDays) } }),
  );
}

test.beforeEach(({ page }) => leaveOutFirstData(page));

const mainPart = (page: Page) => page.getByRole('main');
const figures = (page: Page) => mainPart(page).getByRole('definition');

test('the cards wait in their own shape, and a new child has one card and no zeros', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/sessions/*?*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByText('Loading this week')).toBeAttached();
  await expect(page.getByText('Loading your progress')).toBeAttached();
  await expect(page.getByText('Loading your streak')).toBeAttached();
  release();
  await expect(page.getByText('Start your first session')).toBeVisible();
  await expect(figures(page)).toHaveCount(0);
  await expect(page.getByText('Your week')).toHaveCount(0);
  await expect(mainPart(page).getByRole('link', { name: 'Start' })).toHaveCount(1);
});

test('the cards show a word for every streak and the totals, and lead to the progress', async ({
  page,
}) => {
  await test.step('figures that cannot be read', async () => {
    await page.route(STATS, (route) => route.abort());
    await page.goto('/');
    await expect.soft(figures(page)).toHaveText(['0', '0']);
    await expect.soft(page.getByText('Welcome!')).toBeHidden();
  });
  for (const [streak, title, text] of [
    [0, 'Welcome back.', 'Ready when you are.'],
    [1, 'Day 1 Complete!', 'Great start - keep it going'],
    [3, '3 Days Strong', "You're building a great routine"],
    [7, '7 Days Strong', 'Amazing consistency!'],
    [8, '8 Day Streak!', "You're on fire!"],
  ] as const) {
    await test.step(`a streak of ${streak}`, async () => {
      await answerStats(page, streak);
      await page.goto('/');
      await expect.soft(page.getByText(title)).toBeVisible();
      await expect.soft(page.getByText(text)).toBeVisible();
    });
  }
  await expect(figures(page)).toHaveText(['12', '3']);
  await expect(page.getByText('Total Sessions')).toBeVisible();
  await expect(page.getByText('This Week', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'See more' }).click();
  await expect(page).toHaveURL('/children');
});

test('the week is shown, celebrated from four days on, and left out when it cannot be read', async ({
  page,
}) => {
  await answerStats(page, 1);
  await page.clock.setFixedTime('2026-03-03T12:00:00Z');
  await test.step('three days', async () => {
    await answerWeek(page, 3);
    await page.goto('/');
    const days = mainPart(page).getByRole('listitem').filter({ hasText: 'day' });
    await expect.soft(days).toHaveCount(7);
    await expect.soft(days.nth(0)).toContainText('Sunday, played');
    await expect.soft(days.nth(2)).toContainText('Tuesday, today, played');
    await expect.soft(days.nth(6)).not.toContainText('played');
    await expect.soft(page.getByText('Played on 3 days')).toBeVisible();
    await expect.soft(page.getByText('Amazing streak!')).toBeHidden();
  });
  await test.step('four days', async () => {
    await answerWeek(page, 4);
    await answerStats(page, 4);
    await page.goto('/');
    await expect.soft(page.getByText('Amazing streak! 4 days in a row!')).toBeVisible();
    await expect
      .soft(page.getByText("You're building such a strong bond with your child"))
      .toBeVisible();
  });
  await test.step('no answer', async () => {
    await page.route(WEEKLY, (route) =>
      route.fulfill({ status: 500, json: { message: 'Failed to fetch weekly data' } }),
    );
    await page.goto('/');
    await expect.soft(page.getByText('Total Sessions')).toBeVisible();
    await expect.soft(page.getByText('Loading this week')).toHaveCount(0);
    await expect.soft(page.getByRole('heading', { name: 'Your week' })).toBeHidden();
    await expect.soft(toastIn(page)).toHaveCount(0);
  });
});

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
