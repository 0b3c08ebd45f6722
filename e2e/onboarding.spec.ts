import { expect, type Page } from '@playwright/test';
import { signUpByCall } from './people.ts';
import { test } from './shared-parents.ts';
import { expectToast } from './toast.ts';

const thisYear = new Date().getFullYear();
const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Setting up' });

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
  await page.getByLabel('Child’s name').fill('   ');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Name required', 'Please enter your child’s name');
  await page.getByLabel('Child’s name').fill('  Noah ');
  await page.getByText('He/Him').click();
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'When is Noah’s birthday?' })).toBeFocused();
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '50');

  await test.step('a month sheet for the keyboard, which Esc closes', async () => {
    const month = page.getByRole('button', { name: /^Month/ });
    await month.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Choose a month' });
    await expect(sheet.getByRole('button', { name: 'December' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(month).toBeFocused();
  });

  await test.step('back loses nothing of what was answered', async () => {
    await answerBirthday(page, thisYear - 4);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('Child’s name')).toHaveValue(/Noah/);
    await expect(page.getByRole('radio', { name: 'He/Him' })).toBeChecked();
    await next(page).click();
    await expect(page.getByRole('button', { name: 'Month January' })).toBeVisible();
    await expect(page.getByLabel('Year')).toHaveValue(String(thisYear - 4));
  });
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

  await test.step('consent comes before a recording, and can be left', async () => {
    await page.getByRole('button', { name: 'Record Voice Sample' }).click();
    await expect(page.getByRole('heading', { name: 'Before we listen' })).toBeFocused();
    await expect(bar(page)).toHaveAttribute('aria-valuenow', '90');
    await expect(page.getByText('May we make a voiceprint of your voice?')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(
      page.getByRole('heading', { name: 'Help us get to know your voice' }),
    ).toBeFocused();
    await page.getByRole('button', { name: 'Record Voice Sample' }).click();
    await page.getByRole('button', { name: 'Set up later' }).click();
  });
  await expectToast(page, 'No voice sample for now', 'You can record one whenever you like');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noah’s session');
  await expect(page.getByText('4 years old • he/him')).toBeVisible();
});
