import { expect, test } from '@playwright/test';

test.beforeEach(({ page }) => page.goto('/onboarding'));

test('works with the keyboard alone', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['Back', 'Skip', 'Continue']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'How It Works' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAccessibleName('Continue');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Benefits' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/signup');
});
