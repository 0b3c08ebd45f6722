import { expect } from '@playwright/test';
import { PASSWORD, signUpByCall } from './people.ts';
import { test } from './shared-parents.ts';
import { expectToast, toastIn } from './toast.ts';

const LATER_MS = 60_000;

test.describe('the guards', () => {
  test('send a visitor from a protected page to the log-in page, and say why', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/account');
    await expect(page.getByRole('heading', { name: 'Unauthorized' })).toBeVisible();
    await expect(page.getByText('You are logged out. Logging in again...')).toBeVisible();
    await page.clock.runFor(499);
    await expect(page).toHaveURL('/account');
    await page.clock.runFor(1);
    await expect(page).toHaveURL('/login');
  });

  test('lead somebody who logs in to the page they wanted', async ({ page }) => {
    const email = await signUpByCall(page);
    await page.context().clearCookies();
    await page.goto('/settings/security?from=mail');
    await page.getByLabel('Email Address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/security/i);
    await expect(page).toHaveURL('/settings/security?from=mail');
  });

  test('hold in a second tab after signing out in the first', async ({ page, context }) => {
    await signUpByCall(page);
    await page.goto('/account');
    const secondTab = await context.newPage();
    await secondTab.goto('/account');
    await page.getByRole('link', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await secondTab.reload();
    await expect(secondTab).toHaveURL('/login');
  });
});

test.describe('a login session that ended elsewhere', () => {
  test('is noticed at the next call: a toast says so, then the log-in page loads', async ({
    page,
  }) => {
    await signUpByCall(page);
    await page.clock.install({ time: 0 });
    await page.goto('/delete-account');
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await page.context().clearCookies();
    await page.clock.pauseAt(LATER_MS);
    await page.getByRole('button', { name: 'Yes, Delete Account' }).click();
    await expectToast(page, 'Unauthorized', 'You are logged out. Logging in again...');
    await page.clock.runFor(499);
    await expect(page).toHaveURL('/delete-account');
    await page.clock.runFor(1);
    await expect(page).toHaveURL('/login');
    await page.clock.resume();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  });
});

test.describe('a user with a child', () => {
  test.use({ storageState: ({ noahsParent }, use) => use(noahsParent) });

  test('is sent home from the log-in page, and no link can frighten with the end of the account', async ({
    page,
  }) => {
    await page.goto('/login');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Noah’s session' })).toBeVisible();
    await page.goto('/?accountDeleted=true');
    await expect(page.getByRole('heading', { name: 'Noah’s session' })).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(toastIn(page)).toHaveCount(0);
  });
});
