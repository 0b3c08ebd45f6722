import { expect, type Page } from '@playwright/test';
import { newEmail, PASSWORD } from './people.ts';
import { test } from './shared-parents.ts';
import { expectToast } from './toast.ts';

/** From the first field on, one after the other, and sent. */
async function typeIn(page: Page, firstField: string, ...texts: string[]) {
  await page.getByLabel(firstField).focus();
  for (const [index, text] of texts.entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
}

test('with the keyboard alone a parent signs up, logs in to the page they wanted, and on the page for both without a reload', async ({
  page,
  context,
}) => {
  const email = newEmail();
  const welcome = page.getByRole('heading', { name: 'Hi Ada, welcome!' });
  await test.step('signing up', async () => {
    await page.goto('/signup');
    await typeIn(page, 'Parent’s First Name', 'Ada', email, PASSWORD);
    await expect(welcome).toBeVisible();
  });

  await test.step('logging in to the page they wanted', async () => {
    await context.clearCookies();
    await page.goto('/settings/security?from=mail');
    await expect(page).toHaveURL('/login');
    await typeIn(page, 'Email Address', email, PASSWORD);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/security/i);
    await expect(page).toHaveURL('/settings/security?from=mail');
  });

  await test.step('logging in on the page for both', async () => {
    await context.clearCookies();
    await page.goto('/auth');
    await expect(page.getByRole('heading', { name: 'Welcome to Playlight' })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('tab', { name: 'Login' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('button', { name: 'Login with Email' })).toBeVisible();
    await typeIn(page, 'Email', email, PASSWORD);
    await expectToast(page, 'Welcome back!', 'You’ve successfully logged in.');
    // Somebody without children is led on from home.
    await expect(welcome).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
});
