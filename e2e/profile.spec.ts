import { expect, type Page, test } from '@playwright/test';
import { abort, holdCall } from './held-call.ts';
import { linkInMail } from './outbox.ts';
import { newEmail, PASSWORD, signUpByCall } from './people.ts';
import { expectToast, toastIn } from './toast.ts';

const LATER_MS = 60_000;
const REDIRECT_DELAY_MS = 500;

const firstName = (page: Page) => page.getByLabel('First Name');
const email = (page: Page) => page.getByLabel('Email Address');
const currentPassword = (page: Page) => page.getByLabel('Current Password');
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

test('a new name is saved and seen everywhere', async ({ page }) => {
  const address = await signUpByCall(page);
  await page.goto('/profile-edit');
  await expect(firstName(page)).toHaveValue('Maya');
  await expect(email(page)).toHaveValue(address);
  await expect(page.getByRole('navigation')).toBeHidden();
  await firstName(page).fill('  Robin ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('heading', { name: 'Robin' })).toBeVisible();
  await expect(page.getByRole('navigation').getByText('Robin')).toBeVisible();
  await expect(toastIn(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Robin' })).toBeVisible();
});

test('a new email asks for the password and gets a link to confirm it', async ({ page }) => {
  await signUpByCall(page);
  const address = newEmail();
  await page.goto('/profile-edit');
  await expect(currentPassword(page)).toHaveCount(0);
  await email(page).fill(address);
  await save(page).click();
  await expect(currentPassword(page)).toHaveAccessibleDescription(/enter your current password/);
  await expect(currentPassword(page)).toBeFocused();
  await page.keyboard.type('not my password');
  await page.keyboard.press('Enter');
  await expect(currentPassword(page)).toHaveAccessibleDescription(/not your current password/);
  await expect(currentPassword(page)).toBeFocused();
  await currentPassword(page).fill(PASSWORD);
  await save(page).click();
  await expect(page).toHaveURL('/account');
  await expectToast(page, 'Please confirm your new email', `We have sent a link to ${address}.`);
  await page.goto(await linkInMail(address, '/api/auth/verify-email'));
  await expectToast(page, 'Email confirmed', 'Thank you. Your email address is confirmed.');
});

test('what is wrong is said under its field, and an address that somebody else has is refused', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await browser.newContext(baseURL ? { baseURL } : {});
  const taken = await signUpByCall(await other.newPage());
  await other.close();
  await signUpByCall(page);
  await page.goto('/profile-edit');
  await firstName(page).fill('R');
  await email(page).fill('not an address');
  await save(page).click();
  await expect(page.getByText('First name must be at least 2 characters')).toBeVisible();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(firstName(page)).toBeFocused();
  await firstName(page).fill('R'.repeat(26));
  await expect(page.getByText('First name must be 25 characters or less')).toBeVisible();
  await expect(page).toHaveURL('/profile-edit');

  await firstName(page).fill('Robin');
  await email(page).fill(taken);
  await currentPassword(page).fill(PASSWORD);
  await save(page).click();
  await expectToast(
    page,
    'Failed to update profile',
    'There is already an account with this email.',
  );
  await expect(email(page)).toHaveAccessibleDescription(/already an account with this email/);
  await expect(email(page)).toBeFocused();
  await expect(firstName(page)).toHaveValue('Robin');
  await expect(email(page)).toHaveValue(taken);
});

test('while it is being saved the form waits; a lost connection is told, and can be tried again', async ({
  page,
}) => {
  await signUpByCall(page);
  await page.goto('/profile-edit');
  const settle = await holdCall(page, '**/api/profile');
  await firstName(page).fill('Robin');
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await expect(firstName(page)).toBeDisabled();
  await expect(email(page)).toBeDisabled();
  await settle(abort);
  await expectToast(
    page,
    'Failed to update profile',
    'Please check your connection and try again.',
  );
  await expect(firstName(page)).toHaveValue('Robin');
  await page.unroute('**/api/profile');
  await save(page).click();
  await expect(page.getByRole('heading', { name: 'Robin' })).toBeVisible();
});

test('a login session that ended is told, and leads to the log-in page', async ({ page }) => {
  await signUpByCall(page);
  await page.clock.install({ time: 0 });
  await page.goto('/profile-edit');
  await expect(firstName(page)).toHaveValue('Maya');
  await page.context().clearCookies();
  await page.clock.pauseAt(LATER_MS);
  await save(page).click();
  await expectToast(page, 'Unauthorized', 'You are logged out. Logging in again...');
  await page.clock.runFor(REDIRECT_DELAY_MS);
  await expect(page).toHaveURL('/login');
});
