import { expect, type Locator } from '@playwright/test';
import { leaveOutFirstData } from './held-call.ts';
import { test } from './shared-parents.ts';
import { toastIn } from './toast.ts';

const stats = { totalSessions: 12, weekSessions: 3, currentStreak: 1, forgivenDays: 0 };

test.use({ storageState: ({ noahsParent }, use) => use(noahsParent) });

async function boxOf(part: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return { left: x, right: x + width, top: y, bottom: y + height };
}

test('the Starts stand far from each other, nothing lies on what scrolls by or under a toast, and Start leads to the goals', async ({
  page,
}) => {
  await leaveOutFirstData(page);
  const bar = page.getByRole('navigation', { name: 'Main' });
  const start = page.getByRole('main').getByRole('link', { name: 'Start' });

  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ])
    await test.step(`a toast at ${size.width} px`, async () => {
      await page.setViewportSize(size);
      await page.goto('/?voiceSkipped=true');
      await expect(toastIn(page)).toBeVisible();
      const toast = await boxOf(toastIn(page));
      const child = await boxOf(page.getByRole('heading', { level: 1 }));
      const navigation = await boxOf(bar);
      expect.soft(toast.top).toBeGreaterThan(child.bottom);
      expect.soft(toast.bottom).toBeLessThan(navigation.top);
      expect.soft(toast.left).toBeGreaterThanOrEqual(navigation.left);
      expect.soft(toast.right).toBeLessThanOrEqual(navigation.right);
    });

  await page.setViewportSize({ width: 320, height: 568 });
  await test.step('before the first play', async () => {
    await expect(page.getByText('Start your first session')).toBeVisible();
    const navigation = await boxOf(bar);
    const round = await boxOf(bar.getByRole('link', { name: 'Start' }));
    expect.soft(navigation.top - (await boxOf(start)).bottom).toBeGreaterThan(150);
    expect.soft(round.top).toBeGreaterThanOrEqual(navigation.top);
  });

  await test.step('after some', async () => {
    await page.route('**/api/sessions/stats?*', (route) => route.fulfill({ json: stats }));
    await page.goto('/');
    await expect(page.getByText('Total Sessions')).toBeVisible();
    await expect(start).toBeInViewport();
    expect.soft((await boxOf(bar)).top - (await boxOf(start)).bottom).toBeGreaterThan(200);
    await start.click();
    await expect(page).toHaveURL('/session/goals');
  });
});
