import { expect } from '@playwright/test';
import { addChildByCall, signUpByCall } from './people.ts';
import { keptOnDevice, plantCrashedPlay } from './planted-play.ts';
import { test } from './shared-parents.ts';
import { expectToast } from './toast.ts';

const fiveYearsAgo = String(new Date().getFullYear() - 5);

test('a child is added, which loads Home anew, is edited, and is deleted only after asking, with what this device has of the play', async ({
  page,
}) => {
  await signUpByCall(page);

  await test.step('adding', async () => {
    await page.goto('/child-create?from=home');
    await page.getByLabel('Child’s name').fill('Mia');
    await page.getByLabel('Month').selectOption('March');
    await page.getByLabel('Day').selectOption('9');
    await page.getByLabel('Year').selectOption(fiveYearsAgo);
    await page.getByText(/she\/her/i).click();
    const load = page.waitForRequest((request) => request.url().endsWith('/?childCreated=true'));
    await page.getByRole('button', { name: 'Add Child' }).click();
    expect((await load).isNavigationRequest()).toBe(true);
    await expectToast(page, 'Child added', 'You’re ready for five minutes of play.');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mia’s session');
    await expect(page.getByText('• she/her')).toBeVisible();
  });
  const [{ id }] = await (await page.request.get('/api/children')).json();

  await test.step('editing', async () => {
    await page.goto(`/child-edit?id=${id}`);
    await expect(page.getByLabel('Child’s name')).toHaveValue('Mia');
    await expect.soft(page.getByLabel('Month')).toHaveValue('3');
    await expect.soft(page.getByLabel('Day')).toHaveValue('9');
    await expect.soft(page.getByLabel('Year')).toHaveValue(fiveYearsAgo);
    await expect.soft(page.getByRole('radio', { name: 'She/Her' })).toBeChecked();
    await page.getByLabel('Child’s name').fill('Noa');
    await page.getByText('They/Them').click();
    await page.getByLabel('Day').selectOption('10');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page).toHaveURL('/account');
    await expect(page.getByRole('heading', { name: 'Noa' })).toBeVisible();
    const child = await (await page.request.get(`/api/children/${id}`)).json();
    expect(child).toMatchObject({
      name: 'Noa',
      pronouns: 'they/them',
      dateOfBirth: `${fiveYearsAgo}-03-10`,
    });
  });

  await test.step('deleting', async () => {
    const siblingId = await addChildByCall(page, { name: 'Ada' });
    await plantCrashedPlay(page, id, { sessionId: 'with-Noa' });
    // Home sets it aside.
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'See your results' })).toBeVisible();
    await plantCrashedPlay(page, siblingId, { sessionId: 'with-Ada' });
    expect(await keptOnDevice(page)).toHaveLength(4);
    await page.goto(`/child-edit?id=${id}`);
    await page.getByRole('button', { name: 'Delete Profile', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete Child Profile?' });
    await expect(dialog).toContainText('Noa’s profile and every session');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Delete Profile', exact: true }).click();
    await page.getByRole('button', { name: 'Yes, Delete Profile' }).click();
    await expect(page).toHaveURL('/account');
    expect((await page.request.get(`/api/children/${id}`)).status()).toBe(404);
    expect(await keptOnDevice(page)).toEqual([
      expect.stringContaining('playlight.play.'),
      'with-Ada',
    ]);
  });
});
