import { expect, test } from '@playwright/test';

test.beforeEach(({ page }) => page.goto('/onboarding'));

test('three steps lead to the sign-up page, and each one is read out', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'What is Playlight?' })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Step 1 of 3');

  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'How It Works' })).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('Step 2 of 3');
  for (const point of ['Child Leads', 'You Support', 'Stay Present']) {
    await expect(page.getByText(point)).toBeVisible();
  }

  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Benefits' })).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('Step 3 of 3');
  for (const benefit of [
    'A stronger bond',
    'Better behavior and cooperation',
    'More confidence and self-esteem',
    'Better communication',
  ]) {
    await expect(page.getByText(benefit)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL('/signup');
});

test('the arrow goes back a step, and from the first to the front page; a link skips the rest', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'What is Playlight?' })).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/onboarding');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'Skip' }).click();
  await expect(page).toHaveURL('/login');
});

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
