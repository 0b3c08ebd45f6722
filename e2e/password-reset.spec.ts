import { expect, type Page } from '@playwright/test';
import { linkInMail } from './outbox.ts';
import { PASSWORD, signUpByCall } from './people.ts';
import { test } from './shared-parents.ts';

const NEW_PASSWORD = 'Sunny Blocks 7';

async function ask(page: Page, email: string) {
  await page.goto('/forgot-password');
  await page.getByLabel('Email Address').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
}

async function setPassword(page: Page, password: string) {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

async function expectLinkRefused(page: Page) {
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This password reset link is invalid or has expired.');
  await expect(alert).toBeFocused();
  await alert.getByRole('link', { name: 'Request New Reset Link' }).click();
  await expect(page).toHaveURL('/forgot-password');
}

test('a parent who forgot sets a new password by the link in the mail, once, which ends every login', async ({
  page,
}) => {
  const email = await signUpByCall(page, 'Noor');
  await page.context().clearCookies();
  await ask(page, email);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expect(
    page.getByText('We’ve sent password reset instructions to your email address.'),
  ).toBeVisible();
  await expect(page.getByText(`They’re on their way to ${email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Done. Another email is on its way.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page).toHaveURL('/login');

  // The link works where one is still logged in, too.
  await page.request.post('/api/auth/login', { data: { email, password: PASSWORD } });
  const { pathname, search } = new URL(await linkInMail(email, '/reset-password'));
  await page.goto(pathname + search);
  await setPassword(page, NEW_PASSWORD);
  await expect(page.getByRole('heading', { name: 'Password Reset Successful!' })).toBeFocused();
  await expect(
    page.getByText(
      'Your password has been changed successfully. You can now login with your new password.',
    ),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hi Noor, welcome!' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(pathname + search);
  await setPassword(page, NEW_PASSWORD);
  await expectLinkRefused(page);
});
