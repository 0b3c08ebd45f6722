import { expect, type Page, test } from '@playwright/test';
import { signUpByCall } from './people.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Emails' });
const reminder = (page: Page) => page.getByRole('switch', { name: 'Daily reminder' });

test.describe('the mails in Settings', () => {
  test.beforeEach(async ({ page }) => {
    await signUpByCall(page);
  });

  test('are off, come at a time of one’s own, and wait for a confirmed address', async ({
    page,
  }) => {
    await page.goto('/settings');
    await expect(reminder(page)).not.toBeChecked();
    await expect(page.getByRole('switch', { name: 'Weekly recap' })).not.toBeChecked();
    await expect(page.getByLabel('What time?')).toBeHidden();
    await reminder(page).click();
    await expect(reminder(page)).toBeChecked();
    await expect(card(page)).toContainText('once you confirm your email');
    await page.getByLabel('What time?').selectOption('7:00 AM');
    await expect(page.getByLabel('What time?')).toHaveValue('07:00');
    await expect(page.getByLabel('What time?')).toBeEnabled();
    await page.reload();
    await expect(reminder(page)).toBeChecked();
    await expect(page.getByLabel('What time?')).toHaveValue('07:00');
  });
});

test.describe('the link in a mail', () => {
  test('that is not ours says so', async ({ page }) => {
    await page.goto('/unsubscribe?token=cut-off');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open Settings' })).toBeVisible();
  });
});
