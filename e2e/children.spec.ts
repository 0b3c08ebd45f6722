import { expect, type Page, test } from '@playwright/test';
import { fail, holdCall } from './held-call.ts';
import { addChildByCall, signUpByCall } from './people.ts';
import { keptOnDevice, plantCrashedPlay } from './planted-play.ts';
import { expectToast } from './toast.ts';

const thisYear = new Date().getFullYear();
const childCalls = /\/api\/children(\/\d+)?$/;

async function fillIn(page: Page, name = 'Mia', pronouns = /she\/her/i) {
  await page.getByLabel('Child’s name').fill(name);
  await page.getByLabel('Month').selectOption('March');
  await page.getByLabel('Day').selectOption('9');
  await page.getByLabel('Year').selectOption(String(thisYear - 4));
  await page.getByText(pronouns).click();
}

/** Keeps a call that changes children waiting, and lets them be read. */
async function holdChange(page: Page) {
  const settle = await holdCall(page, childCalls);
  await page.route(childCalls, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fallback(),
  );
  return settle;
}

test.beforeEach(async ({ page }) => {
  await signUpByCall(page);
});

test.describe('adding a child', () => {
  const add = (page: Page) => page.getByRole('button', { name: 'Add Child' });

  test('has a title and a way back that fit where one comes from', async ({ page }) => {
    for (const [from, title, back] of [
      ['home', 'Add New Child', '/welcome'],
      ['onboarding', 'Add Your First Child', '/welcome'],
      ['account', 'Add New Child', '/account'],
      ['', 'Add New Child', '/account'],
    ] as const) {
      await test.step(`from "${from}"`, async () => {
        await page.goto(from ? `/child-create?from=${from}` : '/child-create');
        await expect.soft(page.getByRole('heading', { name: title })).toBeVisible();
        await page.getByRole('button', { name: 'Back' }).click();
        // Home leads a parent without children on to the welcome page.
        await expect.soft(page).toHaveURL(back);
      });
    }
  });

  test('loads Home anew with the child', async ({ page }) => {
    await page.goto('/child-create?from=home');
    await fillIn(page);
    const load = page.waitForRequest((request) => request.url().endsWith('/?childCreated=true'));
    await add(page).click();
    expect((await load).isNavigationRequest()).toBe(true);
    await expectToast(page, 'Child added', 'You’re ready for five minutes of play.');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mia’s session');
    await expect(page.getByText('• she/her')).toBeVisible();
  });
});

test.describe('the edit page without a child', () => {
  test('adds one and returns to the account', async ({ page }) => {
    await page.goto('/child-edit');
    await expect(page.getByRole('heading', { name: 'Add New Child' })).toBeVisible();
    await fillIn(page, 'Kim', /^Other$/);
    await page.getByRole('button', { name: 'Add Child' }).click();
    await expect(page).toHaveURL('/account');
    const children = await (await page.request.get('/api/children')).json();
    expect(children).toMatchObject([{ name: 'Kim', pronouns: 'other' }]);
  });
});

test.describe('editing a child', () => {
  const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

  async function openChild(page: Page, fields: { name?: string; pronouns?: string } = {}) {
    const id = await addChildByCall(page, { dateOfBirth: `${thisYear - 5}-03-09`, ...fields });
    await page.goto(`/child-edit?id=${id}`);
    await expect(page.getByRole('heading', { name: 'Edit Child Profile' })).toBeVisible();
    return id;
  }

  test('starts from what is stored, saves and returns to the account', async ({ page }) => {
    const id = await openChild(page, { pronouns: 'He/Him' });
    await expect(page.getByLabel('Child’s name')).toHaveValue('Noah');
    await expect(page.getByLabel('Month')).toHaveValue('3');
    await expect(page.getByLabel('Day')).toHaveValue('9');
    await expect(page.getByRole('radio', { name: 'He/Him' })).toBeChecked();
    await page.getByLabel('Child’s name').fill('Noa');
    await page.getByText('They/Them').click();
    await page.getByLabel('Day').selectOption('10');
    await save(page).click();
    await expect(page).toHaveURL('/account');
    const child = await (await page.request.get(`/api/children/${id}`)).json();
    expect(child).toMatchObject({
      name: 'Noa',
      pronouns: 'they/them',
      dateOfBirth: `${thisYear - 5}-03-10`,
    });
  });

  test('keeps pronouns that are not on the list', async ({ page }) => {
    const id = await openChild(page, { pronouns: 'ze/zir' });
    await expect(page.getByRole('radio', { name: 'ze/zir' })).toBeChecked();
    await save(page).click();
    await expect(page).toHaveURL('/account');
    const child = await (await page.request.get(`/api/children/${id}`)).json();
    expect(child).toMatchObject({ pronouns: 'ze/zir' });
  });

  test('shows that it is saving, and says so when it fails', async ({ page }) => {
    const settle = await holdChange(page);
    await openChild(page);
    await page.getByLabel('Child’s name').fill('Noa');
    await save(page).click();
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    await settle(fail);
    await expectToast(page, 'Error', 'Failed to update child profile');
    await expect(page.getByLabel('Child’s name')).toHaveValue('Noa');
  });

  test('deletes only after asking, and with it what this device has of the play', async ({
    page,
  }) => {
    const siblingId = await addChildByCall(page, { name: 'Ada' });
    const id = await openChild(page);
    await plantCrashedPlay(page, id, { sessionId: 'with-Noah' });
    // Home sets it aside.
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'See your results' })).toBeVisible();
    await plantCrashedPlay(page, siblingId, { sessionId: 'with-Ada' });
    expect(await keptOnDevice(page)).toHaveLength(4);
    await page.goto(`/child-edit?id=${id}`);
    await page.getByRole('button', { name: 'Delete Child' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete Child Profile?' });
    await expect(dialog).toContainText('Noah’s profile and every session');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Delete Child' }).click();
    await page.getByRole('button', { name: 'Yes, Delete Child' }).click();
    await expect(page).toHaveURL('/account');
    expect((await page.request.get(`/api/children/${id}`)).status()).toBe(404);
    expect(await keptOnDevice(page)).toEqual([
      expect.stringContaining('playlight.play.'),
      'with-Ada',
    ]);
  });
});
