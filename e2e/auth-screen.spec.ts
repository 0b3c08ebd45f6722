import { expect, type Page, test } from '@playwright/test';
import { newEmail, PASSWORD, signUpByCall } from './people.ts';
import { expectToast } from './toast.ts';

const password = (page: Page) => page.getByLabel('Password', { exact: true });
const signUpTab = (page: Page) => page.getByRole('tab', { name: 'Sign Up' });

async function fillSignUp(page: Page, email: string) {
  await signUpTab(page).click();
  await page.getByLabel('Email').fill(email);
  await password(page).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByRole('heading', { name: 'Welcome to Playlight' })).toBeVisible();
});

test.describe('logging in', () => {
  test('greets, and leads home without a reload', async ({ page }) => {
    const email = await signUpByCall(page, 'Noor');
    await page.context().clearCookies();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByLabel('Email').fill(email);
    await password(page).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login with Email' }).click();
    await expectToast(page, 'Welcome back!', 'You’ve successfully logged in.');
    // Somebody without children is led on from home.
    await expect(page.getByRole('heading', { name: 'Hi Noor, welcome!' })).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('works with the keyboard alone, tabs included', async ({ page }) => {
    const email = await signUpByCall(page, 'Noor');
    await page.context().clearCookies();
    await page.getByRole('tab', { name: 'Login' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('button', { name: 'Login with Email' })).toBeVisible();
    await page.getByLabel('Email').focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Hi Noor, welcome!' })).toBeVisible();
  });
});

test.describe('signing up', () => {
  test('without a name: welcomes, then leads home', async ({ page }) => {
    await fillSignUp(page, newEmail());
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expectToast(page, 'Account created!', 'Let’s get started!');
    await expect(page.getByRole('heading', { name: /^Hi .+, welcome!$/ })).toBeVisible();
  });

  test('with both names', async ({ page }) => {
    await fillSignUp(page, newEmail());
    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Last Name').fill('Lovelace');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('heading', { name: 'Hi Ada, welcome!' })).toBeVisible();
    const user = await (await page.request.get('/api/auth/user')).json();
    expect(user).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace' });
  });
});
