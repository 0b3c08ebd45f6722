import { expect, test } from '@playwright/test';
import { findViolations } from './accessibility.ts';
import { PASSWORD, signUpByCall } from './people.ts';
import { keptOnDevice, plantCrashedPlay } from './planted-play.ts';
import { expectToast } from './toast.ts';

test('a user leaves for good, and is told so on the front page', async ({ page }) => {
  const email = await signUpByCall(page);
  await page.goto('/legal-privacy');
  await plantCrashedPlay(page, 1);
  await page.getByRole('link', { name: 'Delete Account' }).click();
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
