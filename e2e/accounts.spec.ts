import { expect, test } from '@playwright/test';
import { newEmail, PASSWORD, signUpByCall } from './people.ts';

test.describe('a new parent', () => {
  test('finds the account and signs out', async ({ page }) => {
    const email = await signUpByCall(page);
    await page.goto('/account');
    await expect(page.getByText(email)).toBeVisible();
    const cookies = await page.context().cookies();
    await page.getByRole('link', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Get Started', exact: true })).toBeVisible();

    // The login session ended on the server too: the old cookie opens nothing.
    await page.context().addCookies(cookies);
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  });

  test('signs up with the keyboard alone', async ({ page }) => {
    await page.goto('/signup');
    await page.getByLabel('Parent’s First Name').focus();
    await page.keyboard.type('Ada');
    await page.keyboard.press('Tab');
    await page.keyboard.type(newEmail());
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Hi Ada, welcome!' })).toBeVisible();
  });
});

test.describe('a parent who comes back', () => {
  test('logs in with the keyboard alone', async ({ page }) => {
    const email = await signUpByCall(page, 'Noor');
    await page.context().clearCookies();
    await page.goto('/login');
    await page.getByLabel('Email Address').focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Hi Noor, welcome!' })).toBeVisible();
  });
});
