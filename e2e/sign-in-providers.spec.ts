import { expect, type Page, test } from '@playwright/test';
import { signInErrors } from '#contract/sign-in.ts';

const OIDC_LABEL = 'Sign in with Sunny Clinic';

const setProviders = (page: Page, oidcLabel: string | null) =>
  page.route('**/api/auth/providers', (route) =>
    route.fulfill({ json: { google: true, oidcLabel } }),
  );

const pages = [
  ['/login', 'Sign in with Google'],
  ['/signup', 'Continue with Google'],
  ['/auth', 'Continue with Google'],
] as const;

test('every page to sign in offers Google, and the other provider where there is one', async ({
  page,
}) => {
  await setProviders(page, OIDC_LABEL);
  for (const [path, label] of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect
        .soft(page.getByRole('link', { name: label }))
        .toHaveAttribute('href', '/api/auth/google');
      await expect
        .soft(page.getByRole('link', { name: OIDC_LABEL }))
        .toHaveAttribute('href', '/api/auth/oidc');
    });
  }
});

test('no page to sign in has a second provider where none is set up', async ({ page }) => {
  await setProviders(page, null);
  for (const [path, label] of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect.soft(page.getByRole('link', { name: label })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect.soft(page.getByRole('link', { name: OIDC_LABEL })).toHaveCount(0);
    });
  }
});

test('Google that is not set up leads back with a clear message', async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL('/login?error=google_not_configured');
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(signInErrors.google_not_configured);
  await expect(alert).toBeFocused();
});

test('the log-in page explains every code', async ({ page }) => {
  for (const [code, sentence] of Object.entries(signInErrors)) {
    await test.step(code, async () => {
      await page.goto(`/login?error=${code}`);
      await expect.soft(page.getByRole('alert')).toHaveText(sentence);
      await expect.soft(page.getByRole('alert')).toBeFocused();
    });
  }
});

test('the log-in page says nothing to an unknown code', async ({ page }) => {
  for (const code of ['no_such_code', 'toString', '']) {
    await test.step(`"${code}"`, async () => {
      await page.goto(`/login?error=${code}`);
      await expect.soft(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
      await expect.soft(page.getByRole('alert')).toHaveCount(0);
    });
  }
});

test('a refused password takes the place of the earlier message', async ({ page }) => {
  await page.goto('/login?error=canceled');
  await page.getByLabel('Email Address').fill('nobody2@example.org');
  await page.getByLabel('Password', { exact: true }).fill('not my password');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'That email or password isn’t right. Please try again.',
  );
});
