import { expect, type Page, test } from '@playwright/test';
import { fail } from './held-call.ts';
import { signUpByCall } from './people.ts';
import { closeToast, expectToast } from './toast.ts';

async function addChild(page: Page, name: string, age: number, pronouns: string): Promise<number> {
  const response = await page.request.post('/api/children', { data: { name, age, pronouns } });
  expect(response.status()).toBe(201);
  const child = (await response.json()) as { id: number };
  return child.id;
}

test('a new parent is invited to add a child, finds every place, and signs out', async ({
  page,
}) => {
  const email = await signUpByCall(page);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Maya' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No children added yet' })).toBeVisible();
  const add = page.getByRole('link', { name: 'Add Your First Child' });
  await expect(add).toHaveAttribute('href', '/child-create?from=account');
  await expect(page.getByRole('link', { name: 'Add Child', exact: true })).toBeHidden();
  await expect(page.getByText('Voice enrollment & preferences')).toBeVisible();
  for (const [label, path, title] of [
    ['Contact Us', '/contact', 'Contact Us'],
    ['Legal & Privacy', '/legal-privacy', 'Legal & Privacy'],
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
  const signOut = page.getByRole('link', { name: 'Sign Out' });
  await expect(signOut).toHaveAttribute('href', '/api/logout');
  await signOut.click();
  await expect(page).toHaveURL('/');
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});

test('legal and privacy lists the documents and the way out', async ({ page }) => {
  await signUpByCall(page);
  await page.goto('/legal-privacy');
  for (const [label, href] of [
    ['Terms of Service', '/terms-of-use'],
    ['Privacy Policy', '/privacy-policy'],
    ['Cookie Policy', '/privacy-policy#cookies'],
    ['Delete Account', '/delete-account'],
  ] as const) {
    await expect(page.getByRole('link', { name: label })).toHaveAttribute('href', href);
  }
  await page.getByRole('link', { name: 'Cookie Policy' }).click();
  const cookies = page.getByRole('heading', { name: 'Cookies and Browser Storage' });
  await expect(cookies).toBeInViewport();
  await expect(cookies).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/legal-privacy');
});

test('a child in the data management stays where deleting fails, and goes with everything', async ({
  page,
}) => {
  await signUpByCall(page);
  await addChild(page, 'Ada', 4, 'she/her');
  await addChild(page, 'Noah', 2, 'he/him');
  await page.route('**/api/data-management/children/*', fail);
  await page.goto('/data-management');
  await page.getByRole('button', { name: 'Delete Ada and all data' }).click();
  await page.getByRole('button', { name: 'Yes, Delete Child Data' }).click();
  await expectToast(page, 'Deletion Failed', 'Failed to delete child data. Please try again.');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Ada' })).toBeVisible();

  await page.unroute('**/api/data-management/children/*');
  await page.getByRole('button', { name: 'Delete Ada and all data' }).click();
  await page.getByRole('button', { name: 'Yes, Delete Child Data' }).click();
  await expectToast(
    page,
    'Child Data Deleted',
    'Child profile and all associated data have been permanently deleted.',
  );
  await expect(page.getByRole('list', { name: 'Children' }).getByRole('listitem')).toHaveText([
    'Noah0 sessions · 0 audio files',
  ]);
  // On a phone the toast lies over the way back.
  await closeToast(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Noah' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ada' })).toBeHidden();
});
