import { expect } from '@playwright/test';
import { signUpByCall } from './people.ts';
import { test } from './shared-parents.ts';

test('a new parent finds every place, reads of the cookies, and signs out in every tab', async ({
  page,
  context,
}) => {
  const email = await signUpByCall(page);
  await page.goto('/account');
  await expect(page.getByText(email)).toBeVisible();
  for (const [label, path, title] of [
    ['Contact Us', '/contact', 'Contact Us'],
    ['Your Data', '/data-management', 'Your Data'],
    ['Edit profile', '/profile-edit', 'Edit Profile'],
  ] as const) {
    await page.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/account');
  }
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
  await page.goBack();

  await test.step('the cookies', async () => {
    await page.getByRole('link', { name: 'Legal & Privacy' }).click();
    await page.getByRole('link', { name: 'Cookie Policy' }).click();
    const cookies = page.getByRole('heading', { name: 'Cookies and Browser Storage' });
    await expect(cookies).toBeInViewport();
    await expect(cookies).toBeFocused();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/legal-privacy');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/account');
  });

  await test.step('signing out', async () => {
    const secondTab = await context.newPage();
    await secondTab.goto('/account');
    await expect(secondTab.getByText(email)).toBeVisible();
    const cookies = await context.cookies();
    await page.getByRole('link', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Get Started', exact: true })).toBeVisible();
    await secondTab.reload();
    await expect(secondTab).toHaveURL('/login');
    // The login session ended on the server too: the old cookie opens nothing.
    await context.addCookies(cookies);
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  });
});
