import { expect, type Page, test } from '@playwright/test';
import { findViolations } from './accessibility.ts';
import { PASSWORD, signUpByCall } from './people.ts';
import { keptOnDevice, plantCrashedPlay } from './planted-play.ts';
import { expectToast } from './toast.ts';

async function openDialog(page: Page) {
  await page.goto('/delete-account');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Account?' });
  await expect(dialog).toBeVisible();
  return dialog;
}

test('a user leaves for good, and is told so on the front page', async ({ page }) => {
  const email = await signUpByCall(page);
  await page.goto('/legal-privacy');
  await plantCrashedPlay(page, 1);
  await page.getByRole('link', { name: 'Delete Account' }).click();
  for (const item of [
    'Your account and profile',
    'All children’s profiles',
    'Session history and recordings',
    'Progress data and analytics',
    'AI coaching insights',
  ]) {
    await expect(page.getByText(item)).toBeVisible();
  }
  await expect(page.getByText('This can’t be undone')).toBeVisible();
  await expect(page.getByText('may take up to 30 days across all systems')).toBeVisible();
  await expect(page.getByText('please contact support first')).toBeVisible();

  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByRole('button', { name: 'Yes, Delete Account' }).click();
  const question = page.getByRole('dialog', { name: 'Is it really you?' });
  await expect(question).toContainText('Before we delete your account, please confirm it’s you.');
  await question.getByLabel('Your Password').fill('not this one');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question.getByText('That password isn’t right.')).toBeVisible();
  await question.getByLabel('Your Password').fill(PASSWORD);
  expect.soft(await findViolations(page)).toEqual([]);
  await question.getByLabel('Your Password').press('Enter');
  await expectToast(page, 'Account Deleted', 'Your account has been permanently deleted.');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Get Started', exact: true })).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  expect(await keptOnDevice(page)).toEqual([]);
  const login = await page.request.post('/api/auth/login', { data: { email, password: PASSWORD } });
  expect(login.status()).toBe(401);
});

test('a user who thinks better of it keeps everything', async ({ page }) => {
  await signUpByCall(page);
  const dialog = await openDialog(page);
  await page.getByRole('button', { name: 'Yes, Delete Account' }).click();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete Account' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Cancel and Go Back' }).click();
  await expect(page).toHaveURL('/account');
});
