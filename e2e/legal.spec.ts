import { expect, test } from '@playwright/test';
import { product } from '#domain/content.ts';
import { signUpByCall } from './people.ts';

const documents = [
  ['/terms-of-use', 'Terms of Use', 13],
  ['/privacy-policy', 'Privacy Policy', 11],
] as const;

test('a document has its date, its sections and a mailbox, and leads to the front page', async ({
  page,
}) => {
  for (const [path, title, sectionCount] of documents) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect.soft(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await expect.soft(page.getByText(`Last updated ${product.legalTextsUpdated}`)).toBeVisible();
      await expect.soft(page.getByRole('heading', { level: 2 })).toHaveCount(sectionCount);
      await expect
        .soft(page.getByRole('link', { name: product.supportEmail }).last())
        .toHaveAttribute('href', `mailto:${product.supportEmail}`);
      await page.getByRole('button', { name: 'Back' }).click();
      await expect.soft(page).toHaveURL('/');
    });
  }
});

test('a document leads back to where the reader came from', async ({ page }) => {
  await page.goto('/login');
  await page.goto('/signup');
  for (const [path, title] of documents) {
    await test.step(path, async () => {
      await page.getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(path);
      // The page before it has a button of this name as well.
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(page).toHaveURL('/signup');
    });
  }
});

test('the terms lead to the licenses of what they are built with', async ({ page }) => {
  await page.goto('/terms-of-use');
  await page.getByRole('link', { name: 'third-party notices' }).click();
  await expect(page).toHaveURL('/third-party-notices.txt');
  await expect(page.locator('body')).toContainText('GNU LESSER GENERAL PUBLIC LICENSE');
});

test('every section of the privacy policy has an address of its own', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/privacy-policy');
  await page.getByRole('navigation').getByRole('link', { name: 'Your Rights' }).click();
  await expect(page).toHaveURL('/privacy-policy#rights');
  await expect(page.getByRole('heading', { name: 'Your Rights' })).toBeInViewport();
});

test('the cookie section tells the truth', async ({ page }) => {
  await page.goto('/privacy-policy#cookies');
  await page.waitForLoadState('networkidle');
  expect(await page.context().cookies()).toEqual([]);
  await signUpByCall(page);
  await page.goto('/account');
  await page.waitForLoadState('networkidle');
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
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});
