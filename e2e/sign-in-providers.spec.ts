import { expect, test } from '@playwright/test';
import { signInErrors } from '#contract/sign-in.ts';

test('Google that is not set up leads back with a clear message', async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL('/login?error=google_not_configured');
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(signInErrors.google_not_configured);
  await expect(alert).toBeFocused();
});
