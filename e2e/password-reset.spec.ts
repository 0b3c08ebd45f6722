import { expect, type Page, test } from '@playwright/test';
import { abort, holdCall } from './held-call.ts';
import { linkInMail } from './outbox.ts';
import { newEmail, PASSWORD, signUpByCall } from './people.ts';

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

test('a parent who forgot sets a new password by the link in the mail, once', async ({ page }) => {
  const email = await signUpByCall(page, 'Noor');
  await page.context().clearCookies();
  await ask(page, email);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expect(
    page.getByText("We've sent password reset instructions to your email address."),
  ).toBeVisible();
  await expect(page.getByText(`They’re on their way to ${email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Done. Another email is on its way.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page).toHaveURL('/login');

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
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hi Noor, welcome!' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(pathname + search);
  await setPassword(page, NEW_PASSWORD);
  await expectLinkRefused(page);
});

test.describe('asking for a link', () => {
  test('wants a valid address, and answers the same for one without an account', async ({
    page,
  }) => {
    await ask(page, 'maya@');
    await expect(page.getByLabel('Email Address')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    );
    await expect(page.getByLabel('Email Address')).toBeFocused();
    await page.getByLabel('Email Address').fill(newEmail());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  });

  test('shows that it is under way, says when it failed and keeps the address', async ({
    page,
  }) => {
    const settle = await holdCall(page, '**/api/auth/forgot-password');
    await ask(page, 'kept@example.org');
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await expect(page.getByLabel('Email Address')).toBeDisabled();
    await settle(abort);
    await expect(page.getByRole('alert')).toContainText('We can’t reach Playlight right now.');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByLabel('Email Address')).toHaveValue('kept@example.org');

    const message = 'Too many attempts. Please try again in 5 minutes.';
    await page.route('**/api/auth/forgot-password', (route) =>
      route.fulfill({ status: 429, json: { code: 'too_many_requests', message } }),
    );
    await page.getByLabel('Email Address').press('Enter');
    await expect(page.getByRole('alert')).toHaveText(message);
  });
});

test.describe('the page for a new password', () => {
  test('without a token says so and leads to a new link', async ({ page }) => {
    await page.goto('/reset-password');
    await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
    await expect(
      page.getByText(
        'This password reset link is invalid or has expired. Please request a new one.',
      ),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Request New Reset Link' }).click();
    await expect(page).toHaveURL('/forgot-password');
  });

  test('says what the password lacks, ticks its rules off while typing, and shows it', async ({
    page,
  }) => {
    await page.goto('/reset-password?token=made-up');
    await expect(page.getByRole('heading', { name: 'Create New Password' })).toBeVisible();
    const rules = page.getByRole('list', { name: 'Password rules' });
    const field = page.getByLabel('New Password', { exact: true });
    for (const [typed, rule] of [
      ['abcdefgh', 'At least 8 characters'],
      ['a', 'One lowercase letter'],
      ['A', 'One uppercase letter'],
      ['1', 'One number'],
    ] as const) {
      await field.fill('');
      await expect(rules.getByText(`${rule}, not yet`)).toBeVisible();
      await field.fill(typed);
      await expect(rules.getByText(`${rule}, done`)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(field).toHaveAttribute('type', 'text');

    for (const [wrong, sentence] of [
      ['Short1', 'Password must be at least 8 characters'],
      ['ALL UPPER 1', 'Password must contain at least one lowercase letter'],
      [PASSWORD, 'Password must contain at least one uppercase letter'],
      ['No Number Here', 'Password must contain at least one number'],
    ] as const) {
      await test.step(sentence, async () => {
        await setPassword(page, wrong);
        await expect.soft(field).toHaveAccessibleDescription(sentence);
        await expect.soft(field).toBeFocused();
      });
    }
  });

  test('shows that it is under way, and says when there is no answer or the token is not ours', async ({
    page,
  }) => {
    const settle = await holdCall(page, '**/api/auth/reset-password');
    await page.goto('/reset-password?token=made-up');
    await setPassword(page, NEW_PASSWORD);
    await expect(page.getByRole('button', { name: 'Resetting...' })).toBeDisabled();
    await settle(abort);
    await expect(page.getByRole('alert')).toContainText('We can’t reach Playlight right now.');
    await page.unroute('**/api/auth/reset-password');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expectLinkRefused(page);
  });
});

test('a link from the mail works where one is still logged in, and ends that login', async ({
  page,
}) => {
  const email = await signUpByCall(page);
  await page.request.post('/api/auth/forgot-password', { data: { email } });
  const { pathname, search } = new URL(await linkInMail(email, '/reset-password'));
  await page.goto(pathname + search);
  await setPassword(page, NEW_PASSWORD);
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});
