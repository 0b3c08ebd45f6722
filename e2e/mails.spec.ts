import { expect, type Page, test } from '@playwright/test';
import { abort, holdCall } from './held-call.ts';
import { signUpByCall } from './people.ts';
import { expectToast } from './toast.ts';

const MAILS = '**/api/mail-preferences';
const UNSUBSCRIBE = '**/api/mail-preferences/unsubscribe?*';

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
    await expect(page.getByLabel('At what time')).toBeHidden();
    await reminder(page).click();
    await expect(reminder(page)).toBeChecked();
    await expect(card(page)).toContainText('once you confirm your email');
    await page.getByLabel('At what time').selectOption('7:00 AM');
    await expect(page.getByLabel('At what time')).toHaveValue('07:00');
    await expect(page.getByLabel('At what time')).toBeEnabled();
    await page.reload();
    await expect(reminder(page)).toBeChecked();
    await expect(page.getByLabel('At what time')).toHaveValue('07:00');
  });

  test('that do not load can be asked for again, and stay where saving fails', async ({ page }) => {
    await page.route(MAILS, abort);
    await page.goto('/settings');
    await expect(card(page).getByRole('alert')).toContainText('Nothing has changed.');
    await page.unroute(MAILS);
    await card(page).getByRole('button', { name: 'Try Again' }).click();
    await expect(reminder(page)).toBeEnabled();
    const settle = await holdCall(page, MAILS);
    await reminder(page).click();
    await expect(reminder(page)).toBeDisabled();
    await settle(abort);
    await expectToast(
      page,
      'Failed to save this setting',
      'Your emails stay as they were. Please try again.',
    );
    await expect(reminder(page)).not.toBeChecked();
  });
});

test.describe('the link in a mail', () => {
  test('ends the mails without a login, and can be tried again', async ({ page }) => {
    const settle = await holdCall(page, UNSUBSCRIBE);
    await page.goto('/unsubscribe?token=any');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('button', { name: 'Stopping these emails...' })).toBeDisabled();
    await settle(abort);
    await expect(page.getByRole('heading', { name: 'That didn’t work' })).toBeVisible();
    await page.unroute(UNSUBSCRIBE);
    await page.route(UNSUBSCRIBE, (route) => route.fulfill({ json: { kind: 'recap' } }));
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'You’re unsubscribed' })).toBeVisible();
    await expect(page.getByText('You won’t get any more weekly recaps.')).toBeVisible();
  });

  test('that is not ours says so', async ({ page }) => {
    await page.goto('/unsubscribe?token=cut-off');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open Settings' })).toBeVisible();
  });
});
