import { expect, test } from '@playwright/test';
import { abort, holdCall } from './held-call.ts';
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

  test('sees while typing what is wrong, and the password rules tick off', async ({ page }) => {
    await page.goto('/signup');
    const rules = page.getByRole('list', { name: 'Password rules' });
    await expect(rules.getByText('At least 8 characters, not yet')).toBeVisible();
    for (const [label, right, wrong, sentence] of [
      ["Parent's First Name", 'Maya', 'M', 'First name must be at least 2 characters'],
      [
        "Parent's First Name",
        'Maya',
        'M'.repeat(26),
        'First name must be no more than 25 characters',
      ],
      [
        "Parent's First Name",
        'Maya',
        'M4ya',
        'First name can only contain letters, hyphens, and spaces',
      ],
      ['Email Address', 'maya@example.org', 'maya@', 'Please enter a valid email address'],
      ['Password', PASSWORD, 'short1', 'Password must be at least 8 characters'],
      [
        'Password',
        PASSWORD,
        'only letters',
        'Password must contain at least one letter and one number',
      ],
    ] as const) {
      await test.step(sentence, async () => {
        const field = page.getByLabel(label, { exact: true });
        await field.fill(right);
        await expect.soft(field).not.toHaveAttribute('aria-invalid', 'true');
        await field.fill(wrong);
        await expect.soft(field).toHaveAccessibleDescription(sentence);
        await expect.soft(field).toHaveAttribute('aria-invalid', 'true');
      });
    }
    await page.getByLabel('Password', { exact: true }).fill('abcdefgh');
    await expect(rules.getByText('At least 8 characters, done')).toBeVisible();
    await expect(rules.getByText('Contains letter and number, not yet')).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('abcdefg8');
    await expect(rules.getByText('Contains letter and number, done')).toBeVisible();
  });

  test('with an address that is taken is told so and keeps what was typed', async ({ page }) => {
    const email = await signUpByCall(page);
    await page.context().clearCookies();
    await page.goto('/signup');
    await page.getByLabel("Parent's First Name").fill('Maya');
    await page.getByLabel('Email Address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create My Account' }).click();
    await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription(
      'There’s already an account with this email.',
    );
    await expect(page.getByLabel('Email Address')).toHaveValue(email);
    await expect(page.getByLabel('Email Address')).toBeFocused();
  });

  test('sees that the account is being made, and is told when the connection is gone', async ({
    page,
  }) => {
    const settle = await holdCall(page, '**/api/auth/signup');
    await page.goto('/signup');
    await page.getByLabel("Parent's First Name").fill('Maya');
    await page.getByLabel('Email Address').fill(newEmail());
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
    await expect(page.getByLabel('Email Address')).toBeDisabled();
    await settle(abort);
    await expect(page.getByRole('alert')).toContainText('We can’t reach Playlight right now.');
    await expect(page.getByRole('alert')).toBeFocused();
  });

  test('finds the terms, the privacy policy and the log-in page', async ({ page }) => {
    await page.goto('/signup');
    for (const [link, path] of [
      ['Terms of Use', '/terms-of-use'],
      ['Privacy Policy', '/privacy-policy'],
      ['Log in', '/login'],
    ] as const) {
      await page.getByRole('link', { name: link, exact: true }).click();
      await expect(page).toHaveURL(path);
      await page.goBack();
    }
  });

  test('signs up with the keyboard alone', async ({ page }) => {
    await page.goto('/signup');
    await page.getByLabel("Parent's First Name").focus();
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

  test('sees that logging in is under way, and is told when the connection is gone', async ({
    page,
  }) => {
    const settle = await holdCall(page, '**/api/auth/login');
    await page.goto('/login');
    await page.getByLabel('Email Address').fill('a@example.org');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
    await settle(abort);
    await expect(page.getByRole('alert')).toContainText('Check your connection');
  });

  test('sees what is missing, can look at the password, and is told when it is wrong', async ({
    page,
  }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
    await expect(page.getByLabel('Email Address')).toBeFocused();
    const field = page.getByLabel('Password', { exact: true });
    await field.fill('peekaboo1');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(field).toHaveAttribute('type', 'password');

    await page.getByLabel('Email Address').fill('nobody@example.org');
    await page.getByRole('button', { name: 'Log In' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('That email or password isn’t right. Please try again.');
    await expect(alert).toBeFocused();
    await expect(page.getByLabel('Email Address')).toHaveValue('nobody@example.org');
  });

  test('finds the way to a new password and to the sign-up page', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page).toHaveURL('/forgot-password');
    await page.goBack();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL('/signup');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/');
  });
});
