import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { addChildByCall, signUpByCall } from './people.ts';
import { expectToast, toastIn } from './toast.ts';

const LATER_MS = 60_000;
const WEEK = ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2026-03-${day}`);

async function answerStats(page: Page, currentStreak: number, totalSessions = 12) {
  await page.route('**/api/sessions/stats?*', (route) =>
    route.fulfill({ json: { totalSessions, weekSessions: 3, currentStreak } }),
  );
}

async function answerWeek(page: Page, playedDays: number) {
  await page.route('**/api/sessions/weekly?*', (route) =>
    route.fulfill({ json: { dates: WEEK, completedDays: WEEK.slice(0, playedDays) } }),
  );
}

async function answerVoice(page: Page, status: { available: boolean; enrolled: boolean }) {
  await page.route('**/api/voice/enrollment-status', (route) =>
    route.fulfill({ json: { enrollment_date: null, audio_duration: null, ...status } }),
  );
}

const menuButton = (page: Page) => page.getByRole('heading', { level: 1 }).getByRole('button');
const mainPart = (page: Page) => page.getByRole('main');

test.describe('Home without children', () => {
  test('leads to the welcome page after 200 ms', async ({ page }) => {
    await signUpByCall(page);
    await page.clock.install({ time: 0 });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/children', async (route) => {
      await released;
      await route.fulfill({ json: [] });
    });
    await page.goto('/');
    await expect(page.getByText('Getting everything ready for you')).toBeVisible();
    await page.clock.pauseAt(LATER_MS);
    const answer = page.waitForResponse('**/api/children');
    release();
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
  test('says what it waits for', async ({ page }) => {
    await signUpByCall(page);
    await page.route('**/api/children', () => {});
    await page.goto('/');
    await expect(page.getByText('Setting up Playlight')).toBeVisible();
    await expect(page.getByText('Getting everything ready for you')).toBeVisible();
  });

  test('leads to the log-in page when the login session has ended', async ({ page }) => {
    await signUpByCall(page);
    await page.route('**/api/children', (route) =>
      route.fulfill({ status: 401, json: { code: 'login_required', message: 'Unauthorized' } }),
    );
    // The server still knows the user here, so the log-in page itself would lead back home.
    const login = page.waitForRequest((request) => new URL(request.url()).pathname === '/login');
    await page.goto('/');
    expect((await login).isNavigationRequest()).toBe(true);
  });

  test('offers to try again when that fails', async ({ page }) => {
    await signUpByCall(page);
    await addChildByCall(page);
    await page.route('**/api/children', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText('We could not load your children');
    await page.unroute('**/api/children');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(menuButton(page)).toHaveText("Noah's session");
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
    const { violations } = await new AxeBuilder({ page }).include('[role=menu]').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.getByRole('menuitem', { name: 'Add Child' }).click();
    await expect(page).toHaveURL('/child-create?from=home');
  });
});

test.describe('the cards on Home', () => {
  test.beforeEach(async ({ page }) => {
    await signUpByCall(page);
    await addChildByCall(page);
  });

  test('start at nothing for a new child', async ({ page }) => {
    await page.goto('/');
    const figures = mainPart(page).getByRole('definition');
    await expect(figures).toHaveText(['0', '0']);
    await expect(page.getByText('Start your first session')).toBeVisible();
    await expect(page.getByText('A fresh start')).toBeVisible();
  });

  test('show totals and lead to the progress', async ({ page }) => {
    await answerStats(page, 2);
    await page.goto('/');
    await expect(mainPart(page).getByRole('definition')).toHaveText(['12', '3']);
    await expect(page.getByText('Total Sessions')).toBeVisible();
    await expect(page.getByText('This Week')).toBeVisible();
    await page.getByRole('link', { name: 'See more' }).click();
    await expect(page).toHaveURL('/children');
  });

  for (const [streak, title, text] of [
    [0, 'Welcome!', 'Start your first session'],
    [1, 'Day 1 Complete!', 'Great start - keep it going'],
    [3, '3 Days Strong', "You're building a great routine"],
    [7, '7 Days Strong', 'Amazing consistency!'],
    [8, '8 Day Streak!', "You're on fire!"],
  ] as const) {
    test(`say "${title}" for a streak of ${streak}`, async ({ page }) => {
      await answerStats(page, streak);
      await page.goto('/');
      await expect(page.getByText(title)).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
    });
  }

  test('count nothing when the figures cannot be read', async ({ page }) => {
    await page.route('**/api/sessions/stats?*', (route) => route.abort());
    await page.goto('/');
    await expect(mainPart(page).getByRole('definition')).toHaveText(['0', '0']);
    await expect(page.getByText('Welcome!')).toBeVisible();
  });

  test('wait in their own shape', async ({ page }) => {
    await page.route('**/api/sessions/*?*', () => {});
    await page.goto('/');
    await expect(page.getByText('Loading this week')).toBeAttached();
    await expect(page.getByText('Loading your progress')).toBeAttached();
    await expect(page.getByText('Loading your streak')).toBeAttached();
  });

  test('show the week, and no banner below four days', async ({ page }) => {
    await page.clock.setFixedTime('2026-03-03T12:00:00Z');
    await answerWeek(page, 3);
    await page.goto('/');
    const days = mainPart(page).getByRole('listitem');
    await expect(days).toHaveCount(7);
    await expect(days.nth(0)).toContainText('Sunday, played');
    await expect(days.nth(2)).toContainText('Tuesday, today, played');
    await expect(days.nth(6)).not.toContainText('played');
    await expect(page.getByText('Played on 3 days')).toBeVisible();
    await expect(page.getByText('Amazing streak!')).toBeHidden();
  });

  test('celebrate four days', async ({ page }) => {
    await answerWeek(page, 4);
    await page.goto('/');
    await expect(page.getByText('Amazing streak! 4 days in a row!')).toBeVisible();
    await expect(
      page.getByText("You're building such a strong bond with your child"),
    ).toBeVisible();
  });

  test('leave the week out when it cannot be read', async ({ page }) => {
    await page.route('**/api/sessions/weekly?*', (route) =>
      route.fulfill({ status: 500, json: { message: 'Failed to fetch weekly data' } }),
    );
    await page.goto('/');
    await expect(page.getByText('Total Sessions')).toBeVisible();
    await expect(page.getByText('Loading this week')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Your week' })).toBeHidden();
    await expect(toastIn(page)).toHaveCount(0);
  });

  test('leave room for the Start button, which leads to the goals', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto('/');
    const start = mainPart(page).getByRole('link', { name: 'Start' });
    await expect(start).toBeInViewport();
    const navigation = page.getByRole('navigation', { name: 'Main' });
    const [button, bar] = [await start.boundingBox(), await navigation.boundingBox()];
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await start.click();
    await expect(page).toHaveURL('/session/goals');
  });
});

test.describe('the voice banner', () => {
  const banner = (page: Page) => page.getByText('Improve accuracy with voice enrollment');

  test.beforeEach(async ({ page }) => {
    await signUpByCall(page);
    await addChildByCall(page);
  });

  test('leads to Settings', async ({ page }) => {
    await answerVoice(page, { available: true, enrolled: false });
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    await page.getByRole('link', { name: 'Set up now' }).click();
    await expect(page).toHaveURL('/settings');
  });

  test('goes for good with "Maybe later", and then asks nothing more', async ({ page }) => {
    await answerVoice(page, { available: true, enrolled: false });
    await page.goto('/');
    await page.getByRole('button', { name: 'Maybe later' }).click();
    await expect(banner(page)).toBeHidden();
    const flag = await page.evaluate(() => localStorage.getItem('voiceEnrollmentPromptDismissed'));
    expect(flag).toBe('true');
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/voice/')) calls += 1;
    });
    await page.reload();
    await expect(page.getByText('Total Sessions')).toBeVisible();
    await expect(banner(page)).toBeHidden();
    expect(calls).toBe(0);
  });

  for (const [why, status] of [
    ['voices cannot be enrolled here', { available: false, enrolled: false }],
    ['the voice is enrolled', { available: true, enrolled: true }],
  ] as const) {
    test(`stays away when ${why}`, async ({ page }) => {
      await answerVoice(page, status);
      const answer = page.waitForResponse('**/api/voice/enrollment-status');
      await page.goto('/');
      await answer;
      await expect(page.getByText('Total Sessions')).toBeVisible();
      await expect(banner(page)).toBeHidden();
    });
  }

  for (const status of [502, 504, 500]) {
    test(`stays away in silence when the service answers ${status}`, async ({ page }) => {
      await page.route('**/api/voice/enrollment-status', (route) => route.fulfill({ status }));
      const answer = page.waitForResponse('**/api/voice/enrollment-status');
      await page.goto('/');
      await answer;
      await expect(page.getByText('Total Sessions')).toBeVisible();
      await expect(banner(page)).toBeHidden();
      await expect(toastIn(page)).toHaveCount(0);
    });
  }
});

test.describe('a flag behind the address', () => {
  for (const [flag, title, description] of [
    ['childCreated', 'Child added', 'You are ready for five minutes of play.'],
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
    test(`${flag} is said once and removed`, async ({ page }) => {
      await signUpByCall(page);
      await addChildByCall(page);
      await page.goto(`/?${flag}=true`);
      await expectToast(page, title, description);
      await expect(page).toHaveURL('/');
      await page.reload();
      await expect(menuButton(page)).toHaveText("Noah's session");
      await expect(toastIn(page)).toHaveCount(0);
    });
  }
});

test.describe('the bottom navigation', () => {
  const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

  test('leads home, to a session and to the account', async ({ page }) => {
    await signUpByCall(page);
    await addChildByCall(page);
    await page.goto('/');
    await expect(bar(page).getByRole('link')).toHaveText(['Home', 'Start', 'Maya']);
    await expect(bar(page).getByRole('link', { name: 'Home' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await bar(page).getByRole('link', { name: 'Maya' }).click();
    await expect(page).toHaveURL('/account');
    await bar(page).getByRole('link', { name: 'Start' }).click();
    await expect(page).toHaveURL('/session/goals');
  });

  test('names the account by the email where there is no first name', async ({ page }) => {
    const email = await signUpByCall(page, undefined);
    await page.route('**/api/auth/current-user', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ json: { ...(await response.json()), firstName: null } });
    });
    await page.goto('/account');
    await expect(bar(page).getByRole('link').last()).toHaveText(email.split('@')[0] ?? '');
  });

  for (const path of [
    '/welcome',
    '/child-onboarding',
    '/voice-onboarding',
    '/child-create',
    '/child-edit',
  ]) {
    test(`is not there on ${path}`, async ({ page }) => {
      await signUpByCall(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(bar(page)).toHaveCount(0);
    });
  }
});
