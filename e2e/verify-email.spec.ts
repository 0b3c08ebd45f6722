import { expect } from '@playwright/test';
import { findViolations } from './accessibility.ts';
import { linkInMail } from './outbox.ts';
import { PASSWORD, signUpByCall } from './people.ts';
import { test } from './shared-parents.ts';

test('the page of a confirmation link says what it needs, leads back from the login, and confirms once', async ({
  page,
}) => {
  const email = await signUpByCall(page);
  const { pathname, search } = new URL(await linkInMail(email, '/verify-email'));
  const confirm = page.getByRole('button', { name: 'Confirm my email' });

  await page.context().clearCookies();
  await signUpByCall(page);
  await page.goto(pathname + search);
  await confirm.click();
  await expect(page.getByRole('heading', { name: 'That’s another account' })).toBeFocused();
  await page.getByRole('link', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');

  await page.goto(pathname + search);
  await expect(page.getByRole('heading', { name: 'Please log in first' })).toBeFocused();
  await expect(confirm).toBeHidden();
  expect.soft(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Log In' }).click();
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  // Logging in leads back to the link.
  await expect(page.getByRole('heading', { name: 'Is this your email?' })).toBeFocused();
  await expect(page).toHaveURL(pathname + search);
  expect.soft(await findViolations(page)).toEqual([]);
  await confirm.click();
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeFocused();
  await expect(page.getByText(`Thank you! ${email} is confirmed`)).toBeVisible();

  // A link of an older mail leads to the same page.
  await page.goto(`/api/auth/verify-email${search}`);
  await confirm.click();
  await expect(page.getByRole('heading', { name: 'Already confirmed' })).toBeFocused();
  expect.soft(await findViolations(page)).toEqual([]);
});
