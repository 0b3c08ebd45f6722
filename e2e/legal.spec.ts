import { expect } from '@playwright/test';
import { signUpByCall } from './people.ts';
import { test } from './shared-parents.ts';

test('the documents lead back to the reader’s page, to the licenses and to their sections, and tell the truth about cookies', async ({
  page,
}) => {
  const title = (name: string) => page.getByRole('heading', { name, level: 1 });
  await test.step('back to where the reader came from', async () => {
    await page.goto('/login');
    await page.goto('/signup');
    for (const [path, name] of [
      ['/terms-of-use', 'Terms of Use'],
      ['/privacy-policy', 'Privacy Policy'],
    ] as const) {
      await page.getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      // The page before it has a button of this name as well.
      await expect(title(name)).toBeVisible();
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(page).toHaveURL('/signup');
    }
  });

  await test.step('the licenses of what it is built with', async () => {
    await page.getByRole('link', { name: 'Terms of Use' }).click();
    await page.getByRole('link', { name: 'third-party notices' }).click();
    await expect(page).toHaveURL('/third-party-notices.txt');
    await expect(page.locator('body')).toContainText('GNU LESSER GENERAL PUBLIC LICENSE');
  });

  await test.step('every section has an address of its own', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/privacy-policy');
    await page.getByRole('navigation').getByRole('link', { name: 'Your Rights' }).click();
    await expect(page).toHaveURL('/privacy-policy#rights');
    await expect(page.getByRole('heading', { name: 'Your Rights' })).toBeInViewport();
  });

  await test.step('the cookies: none without an account, two with one', async () => {
    expect(await page.context().cookies()).toEqual([]);
    await signUpByCall(page);
    await page.goto('/account');
    await expect(page.getByRole('heading', { name: 'Maya' })).toBeVisible();
    const cookies = await page.context().cookies();
    const told = cookies.map(({ name, expires, httpOnly, sameSite }) => {
      const days = Math.round((expires - Date.now() / 1000) / (24 * 60 * 60));
      return { name, days, httpOnly, sameSite };
    });
    const safe = { httpOnly: true, sameSite: 'Lax' };
    expect(told).toEqual([
      { name: 'playlight', days: 30, ...safe },
      { name: 'playlight-device', days: 400, ...safe },
    ]);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
});
