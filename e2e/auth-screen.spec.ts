import { expect, type Page, test } from '@playwright/test';
import { abort, holdCall } from './held-call.ts';
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
    await expectToast(page, 'Welcome back!', "You've successfully logged in.");
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

  test('says what is missing', async ({ page }) => {
    await page.getByRole('button', { name: 'Login with Email' }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
  });

  test('shows that it is under way, and names the connection when no answer comes', async ({
    page,
  }) => {
    const settle = await holdCall(page, '**/api/auth/login');
    await page.getByLabel('Email').fill('a@example.org');
    await password(page).fill('x');
    await password(page).press('Enter');
    await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
    await expect(page.getByLabel('Email')).toBeDisabled();
    await settle(abort);
    await expect(page.getByRole('alert')).toContainText('We can’t reach Playlight right now.');
    await expect(page.getByRole('alert')).toBeFocused();
  });
});

test.describe('signing up', () => {
  test('without a name: welcomes, then leads home', async ({ page }) => {
    await fillSignUp(page, newEmail());
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expectToast(page, 'Account created!', "Let's get started!");
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

  test('says everything that is wrong at once', async ({ page }) => {
    await signUpTab(page).click();
    await expect(password(page)).toHaveAccessibleDescription('Must be at least 8 characters');
    await page.getByLabel('First Name').fill('A');
    await password(page).fill('short');
    await page.getByLabel('Confirm Password').fill('other');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('First name must be at least 2 characters')).toBeVisible();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
    await expect(page.getByLabel('Confirm Password')).toHaveAccessibleDescription(
      "Passwords don't match",
    );
    await expect(page.getByLabel('First Name')).toBeFocused();
  });

  test('with an address that is taken says so at the field', async ({ page }) => {
    const email = await signUpByCall(page);
    await page.context().clearCookies();
    await fillSignUp(page, email);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'There’s already an account with this email.',
    );
  });

  test('shows that it is under way, and names the connection when no answer comes', async ({
    page,
  }) => {
    const settle = await holdCall(page, '**/api/auth/signup');
    await fillSignUp(page, newEmail());
    await page.getByLabel('Confirm Password').press('Enter');
    await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
    await expect(page.getByLabel('Last Name')).toBeDisabled();
    await settle(abort);
    await expect(page.getByRole('alert')).toContainText('We can’t reach Playlight right now.');
  });
});

test('what was typed is still there after a look at the other tab', async ({ page }) => {
  await page.getByLabel('Email').fill('kept@example.org');
  await signUpTab(page).click();
  await page.getByLabel('Last Name').fill('Kept');
  await page.getByRole('tab', { name: 'Login' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('kept@example.org');
  await signUpTab(page).click();
  await expect(page.getByLabel('Last Name')).toHaveValue('Kept');
});

test('the legal texts and a new password are one link away', async ({ page }) => {
  await page.getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { name: 'Terms of Use' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
});
