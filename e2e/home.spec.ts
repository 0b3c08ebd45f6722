import { expect, type Page, test } from '@playwright/test';
import { findViolations } from './accessibility.ts';
import { abort, holdCall, leaveOutFirstData } from './held-call.ts';
import { addChildByCall, signUpByCall } from './people.ts';
import { expectToast, toastIn } from './toast.ts';

const LATER_MS = 60_000;

const menuButton = (page: Page) => page.getByRole('heading', { level: 1 }).getByRole('button');

test.describe('Home without children', () => {
  test('leads to the welcome page after 200 ms', async ({ page }) => {
    await signUpByCall(page);
    await page.clock.install({ time: 0 });
    const settle = await holdCall(page, '**/api/children');
    await page.goto('/');
    await expect(page.getByText('Getting everything ready for you')).toBeVisible();
    await page.clock.pauseAt(LATER_MS);
    const answer = page.waitForResponse('**/api/children');
    await settle((route) => route.fulfill({ json: [] }));
    await answer;
    await page.clock.runFor(199);
    await expect(page).toHaveURL('/');
    // The timer starts when the answer has reached the screen.
    await expect(async () => {
      await page.clock.runFor(200);
      expect(new URL(page.url()).pathname).toBe('/welcome');
    }).toPass();
    await page.clock.resume();
    await expect(page.getByRole('heading', { name: 'Hi Maya, welcome!' })).toBeVisible();
  });

  test('stays when a child was just created, cleans the address and offers to add one', async ({
    page,
  }) => {
    await signUpByCall(page);
    await page.goto('/?childCreated=true');
    await expect(page.getByRole('heading', { name: 'No children yet' })).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.waitForTimeout(400);
    await expect(page).toHaveURL('/');
    await page.getByRole('link', { name: 'Add Child' }).click();
    await expect(page).toHaveURL('/child-create?from=home');
  });
});

test.describe('Home while the children are asked for', () => {
  test('says what it waits for, and offers to try again when that fails', async ({ page }) => {
    await signUpByCall(page);
    await addChildByCall(page);
    const settle = await holdCall(page, '**/api/children');
    await page.goto('/');
    await expect(page.getByText('Setting up Playlight')).toBeVisible();
    await expect(page.getByText('Getting everything ready for you')).toBeVisible();
    await settle(abort);
    await expect(page.getByRole('alert')).toContainText('We couldn’t load your children');
    await page.unroute('**/api/children');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(menuButton(page)).toHaveText("Noah's session");
  });

  test('leads to the log-in page when the login session has ended', async ({ page }) => {
    await signUpByCall(page);
    await leaveOutFirstData(page);
    await page.route('**/api/children', (route) =>
      route.fulfill({ status: 401, json: { code: 'login_required', message: 'Unauthorized' } }),
    );
    // The server still knows the user here, so the log-in page itself would lead back home.
    const login = page.waitForRequest((request) => new URL(request.url()).pathname === '/login');
    await page.goto('/');
    expect((await login).isNavigationRequest()).toBe(true);
  });
});

test.describe('the child on Home', () => {
  test('is the first one, with age, pronouns and initial', async ({ page }) => {
    await signUpByCall(page);
    await addChildByCall(page, { name: 'élodie', pronouns: 'she/her' });
    await addChildByCall(page, { name: 'Noah' });
    await page.goto('/');
    await expect(menuButton(page)).toHaveText("élodie's session");
    await expect(page.getByText('4 years old • she/her')).toBeVisible();
    await expect(page.getByText('É', { exact: true })).toBeVisible();
  });

  test('reads "1 year old" at one', async ({ page }) => {
    await signUpByCall(page);
    const aYearAgo = new Date(Date.now() - 400 * 24 * 3600 * 1000).toISOString().slice(0, 10);
    await addChildByCall(page, { dateOfBirth: aYearAgo });
    await page.goto('/');
    await expect(page.getByText('1 year old • he/him')).toBeVisible();
  });

  test('can be changed with the keyboard, and a reload keeps the choice', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await signUpByCall(page);
    await addChildByCall(page, { name: 'Noah' });
    await addChildByCall(page, { name: 'Mia', pronouns: 'she/her' });
    await page.goto('/');
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitemradio')).toHaveText([/Noah/, /Mia/]);
    await expect(menu.getByRole('menuitemradio', { name: 'Noah' })).toBeChecked();
    await expect(menu.getByRole('menuitemradio', { name: 'Noah' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('menuitemradio', { name: 'Mia' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menuButton(page)).toHaveText("Mia's session");
    await expect(menuButton(page)).toBeFocused();
    await page.reload();
    await expect(menuButton(page)).toHaveText("Mia's session");
    // The menu lays itself out without anything that the security policy refuses.
    expect(complaints).toEqual([]);
  });

  test('has a menu that is accessible and leads to a new child', async ({ page }) => {
    await signUpByCall(page);
    await addChildByCall(page);
    await page.goto('/');
    await menuButton(page).click();
    expect(await findViolations(page, '[role=menu]')).toEqual([]);
    await page.getByRole('menuitem', { name: 'Add Child' }).click();
    await expect(page).toHaveURL('/child-create?from=home');
  });
});

test('a flag behind the address is said once and removed', async ({ page }) => {
  await signUpByCall(page);
  await addChildByCall(page);
  for (const [flag, title, description] of [
    ['childCreated', 'Child added', 'You’re ready for five minutes of play.'],
    [
      'voiceSkipped',
      'No voice sample for now',
      'You can record one whenever you like, in Settings.',
    ],
    [
      'voiceEnrolled',
      'Voice Enrolled Successfully',
      'Your voice has been enrolled for improved session accuracy.',
    ],
  ] as const) {
    await test.step(flag, async () => {
      await page.goto(`/?${flag}=true`);
      await expectToast(page, title, description);
      await expect(page).toHaveURL('/');
      await page.reload();
      await expect(menuButton(page)).toHaveText("Noah's session");
      await expect(toastIn(page)).toHaveCount(0);
    });
  }
});
