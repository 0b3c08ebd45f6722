import { expect, type Page, test } from '@playwright/test';
import { holdCall } from './held-call.ts';
import { signUpByCall } from './people.ts';
import { closeToast, expectToast, toastIn } from './toast.ts';

const LATER_MS = 60_000;
const thisYear = new Date().getFullYear();
const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Setting up' });

async function answerName(page: Page, name = 'Noah') {
  await page.goto('/child-onboarding');
  await page.getByLabel('Child’s name').fill(name);
  await page.getByText('He/Him').click();
  await next(page).click();
  await expect(page.getByRole('heading', { name: `When is ${name}’s birthday?` })).toBeFocused();
}

async function chooseMonth(page: Page, month: string) {
  await page.getByRole('button', { name: /^Month/ }).click();
  await page.getByRole('dialog', { name: 'Choose a month' }).getByText(month).click();
}

async function answerBirthday(page: Page, year: number) {
  await chooseMonth(page, 'January');
  await page.getByLabel('Day').fill('1');
  await page.getByLabel('Year').fill(String(year));
}

test('a new parent goes from the welcome page to Home', async ({ page }) => {
  await signUpByCall(page);
  await page.goto('/welcome');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/child-onboarding');
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '25');
  await page.getByLabel('Child’s name').fill('  Noah ');
  await page.getByText('He/Him').click();
  await next(page).click();
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '50');
  await answerBirthday(page, thisYear - 4);
  await next(page).click();
  await expect(page).toHaveURL('/voice-onboarding');
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '75');
  await test.step('back mends the child that was added, and adds no other', async () => {
    const goBack = [
      () => page.getByRole('button', { name: 'Back' }).click(),
      () => page.goBack().then(() => {}),
    ];
    for (const back of goBack) {
      await back();
      await expect(page.getByLabel('Year')).toHaveValue(String(thisYear - 4));
      await back();
      await expect(page.getByLabel('Child’s name')).toHaveValue('Noah');
      await next(page).click();
      await expect(page.getByLabel('Year')).toHaveValue(String(thisYear - 4));
      await next(page).click();
      await expect(page).toHaveURL('/voice-onboarding');
    }
    expect(await (await page.request.get('/api/children')).json()).toHaveLength(1);
  });
  await page.getByRole('link', { name: 'Set up later' }).click();
  await expectToast(page, 'No voice sample for now', 'You can record one whenever you like');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Noah's session");
  await expect(page.getByText('4 years old • he/him')).toBeVisible();
});

test('the welcome page greets a user without a first name', async ({ page }) => {
  await signUpByCall(page);
  for (const [email, greeting] of [
    ['ada@example.org', 'Hi ada, welcome!'],
    ['', 'Hi there, welcome!'],
  ] as const) {
    await test.step(greeting, async () => {
      await page.route('**/api/auth/current-user', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ json: { ...(await response.json()), firstName: null, email } });
      });
      await page.goto('/welcome');
      await expect.soft(page.getByRole('heading', { name: greeting })).toBeVisible();
    });
  }
});

test('the first question says what is missing, one thing at a time, and leads back', async ({
  page,
}) => {
  await signUpByCall(page);
  await page.goto('/child-onboarding');
  await expect(next(page)).toBeDisabled();
  await page.getByLabel('Child’s name').fill('   ');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Name required', "Please enter your child's name");
  await page.getByLabel('Child’s name').fill('Noah');
  await expect(next(page)).toBeDisabled();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Pronouns required', "Please select your child's pronouns");
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'She/Her' })).toBeChecked();
  await expect(next(page)).toBeEnabled();
  await closeToast(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/welcome');
});

test.describe('the second question', () => {
  test.beforeEach(async ({ page }) => {
    await signUpByCall(page);
    await answerName(page);
  });

  test('says what is missing, and refuses a day that does not exist', async ({ page }) => {
    await page.getByLabel('Day').fill('3');
    await expect(next(page)).toBeDisabled();
    await page.keyboard.press('Enter');
    await expectToast(page, 'Birthday required', 'month, day and year');

    await chooseMonth(page, 'February');
    await page.getByLabel('Day').fill('30');
    await page.getByLabel('Year').fill(String(thisYear - 4));
    await next(page).click();
    await expect(page.getByText('Please enter a valid date')).toBeVisible();
    await page.getByLabel('Day').fill('3');
    await expect(page.getByText('Please enter a valid date')).toHaveCount(0);
  });

  test('has a month sheet for the keyboard, which Esc closes, and goes back without losing anything', async ({
    page,
  }) => {
    const month = page.getByRole('button', { name: /^Month/ });
    await month.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Choose a month' });
    await expect(sheet.getByRole('button', { name: 'December' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(month).toBeFocused();

    await answerBirthday(page, thisYear - 4);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('Child’s name')).toHaveValue('Noah');
    await expect(page.getByRole('radio', { name: 'He/Him' })).toBeChecked();
    await next(page).click();
    await expect(page.getByRole('button', { name: 'Month January' })).toBeVisible();
    await expect(page.getByLabel('Year')).toHaveValue(String(thisYear - 4));
  });

  test('says what fits the age, and has none for half a year or one to come', async ({ page }) => {
    const notices = page.getByText(/ages 2-10|wonderful age/);
    await answerBirthday(page, thisYear);
    for (const [age, notice, text] of [
      [1, 'Playlight is designed for children ages 2-10', 'Noah is younger.'],
      [2, '2 years old: a wonderful age to play', 'made for children like Noah'],
      [10, '10 years old: a wonderful age to play', 'made for children like Noah'],
      [11, 'Playlight is designed for children ages 2-10', 'Noah is older.'],
    ] as const) {
      await test.step(`a child of ${age}`, async () => {
        await page.getByLabel('Year').fill(String(thisYear - age));
        await expect.soft(page.getByText(notice)).toBeVisible();
        await expect.soft(page.getByText(text)).toBeVisible();
        await expect.soft(next(page)).toBeEnabled();
      });
    }
    for (const year of ['202', '1899', String(thisYear + 1)]) {
      await test.step(`the year ${year}`, async () => {
        await page.getByLabel('Year').fill(String(thisYear - 4));
        await expect.soft(notices).not.toHaveCount(0);
        await page.getByLabel('Year').fill(year);
        await expect.soft(notices).toHaveCount(0);
      });
    }
  });

  test('shows that it is saving, and moves on after 500 ms', async ({ page }) => {
    const settle = await holdCall(page, '**/api/children');
    await page.clock.install({ time: Date.now() });
    await answerBirthday(page, thisYear - 4);
    await next(page).click();
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    await expect(page.getByLabel('Day')).toBeDisabled();
    await page.clock.pauseAt(Date.now() + LATER_MS);
    const answer = page.waitForResponse('**/api/children');
    await settle((route) => route.continue());
    await answer;
    await page.clock.runFor(499);
    await expect(page).toHaveURL('/child-onboarding');
    await expect(async () => {
      await page.clock.runFor(500);
      expect(new URL(page.url()).pathname).toBe('/voice-onboarding');
    }).toPass();
  });

  test("tells the server's reason, has a sentence without one, and leads a logged-out parent to log in", async ({
    page,
  }) => {
    await page.route('**/api/children', (route) =>
      route.fulfill({
        status: 400,
        json: { error: 'Too many children', message: 'Too many children' },
      }),
    );
    await answerBirthday(page, thisYear - 4);
    await next(page).click();
    await expectToast(page, 'Error', 'Too many children');
    await expect(next(page)).toBeEnabled();
    await expect(page.getByLabel('Day')).toHaveValue('1');

    await page.route('**/api/children', (route) => route.abort());
    await next(page).click();
    await expectToast(page, 'Error', 'We can’t reach Playlight right now.');

    await page.unroute('**/api/children');
    await page.context().clearCookies();
    await next(page).click();
    await expect(page).toHaveURL('/login');
  });
});

test.describe('the question about the voice', () => {
  test('is honest where voices cannot be enrolled, and leads back', async ({ page }) => {
    await signUpByCall(page);
    await page.route('**/api/voice/enrollment-status', (route) =>
      route.fulfill({
        json: {
          available: false,
          enrolled: false,
          outdated: false,
          enrollment_date: null,
          audio_duration: null,
        },
      }),
    );
    await page.goto('/voice-onboarding');
    const record = page.getByRole('button', { name: 'Record Voice Sample' });
    await expect(record).toBeDisabled();
    await expect(page.getByText('You can’t record a voice sample here yet')).toBeVisible();
    await expect(record).toHaveAccessibleDescription(/can’t record a voice sample here yet/);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/child-onboarding');
  });

  test('waits in silence for the answer, and says the same when the voice service is down', async ({
    page,
  }) => {
    await signUpByCall(page);
    const settle = await holdCall(page, '**/api/voice/enrollment-status');
    await page.goto('/voice-onboarding');
    await expect(page.getByRole('button', { name: 'Record Voice Sample' })).toBeDisabled();
    await expect(page.getByText('can’t record a voice sample')).toHaveCount(0);
    await settle((route) => route.fulfill({ status: 502 }));
    await expect(page.getByText('You can’t record a voice sample here yet')).toBeVisible();
    await expect(toastIn(page)).toHaveCount(0);
  });

  test('asks for consent before it records, and can be left on every way', async ({ page }) => {
    await signUpByCall(page);
    await page.goto('/voice-onboarding');
    await page.getByRole('button', { name: 'Record Voice Sample' }).click();
    await expect(page.getByRole('heading', { name: 'Before we listen' })).toBeFocused();
    await expect(page.getByText('May we make a voiceprint of your voice?')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(
      page.getByRole('heading', { name: 'Help us get to know your voice' }),
    ).toBeFocused();
    await page.getByRole('button', { name: 'Record Voice Sample' }).click();
    await page.getByRole('button', { name: 'Set up later' }).click();
    await expect(page).not.toHaveURL(/voice-onboarding/);
  });
});
