import { expect, type Page } from '@playwright/test';
import { test } from './shared-parents.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test.describe('the bottom navigation of a parent with a child', () => {
  test.use({ storageState: ({ noahsParent }, use) => use(noahsParent) });

  test('leads home, to a session and to the account', async ({ page }) => {
    await page.goto('/');
    await expect(bar(page).getByRole('link')).toHaveText(['Home', 'Start', 'Maya']);
    await expect(bar(page).getByRole('link', { name: 'Home' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await bar(page).getByRole('link', { name: 'Maya' }).click();
    await expect(page).toHaveURL('/account');
    await bar(page).getByRole('link', { name: 'Start' }).click();
    await expect(page).toHaveURL('/session/goals');
  });
});

test.describe('the bottom navigation of a new parent', () => {
  test.use({ storageState: ({ newParent }, use) => use(newParent) });

  test('is not there while setting up', async ({ page }) => {
    for (const path of [
      '/welcome',
      '/child-onboarding',
      '/voice-onboarding',
      '/child-create',
      '/child-edit',
    ]) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect.soft(bar(page)).toHaveCount(0);
      });
    }
  });
});
