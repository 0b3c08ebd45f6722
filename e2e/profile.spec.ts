import { expect, type Page } from '@playwright/test';
import { findViolations } from './accessibility.ts';
import { linkInMail } from './outbox.ts';
import { newEmail, PASSWORD, signUpByCall } from './people.ts';
import { test } from './shared-parents.ts';
import { expectToast, toastIn } from './toast.ts';

const firstName = (page: Page) => page.getByLabel('First Name');
const email = (page: Page) => page.getByLabel('Email Address');
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

test('a new name is seen everywhere; a new email waits until it is confirmed by the link, and can be taken back', async ({
  page,
}) => {
  const old = await signUpByCall(page);
  const address = newEmail();
  await page.goto('/profile-edit');
  await test.step('a new name', async () => {
    await expect(firstName(page)).toHaveValue('Maya');
    await expect(email(page)).toHaveValue(old);
    await expect(page.getByRole('navigation')).toBeHidden();
    await firstName(page).fill('  Robin ');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/account');
    await expect(page.getByRole('heading', { name: 'Robin' })).toBeVisible();
    await expect(page.getByRole('navigation').getByText('Robin')).toBeVisible();
    await expect(toastIn(page)).toHaveCount(0);
  });

  await page.goto('/profile-edit');
  await expect(firstName(page)).toHaveValue('Robin');
  await email(page).fill(address);
  await save(page).click();
  const question = page.getByRole('dialog', { name: 'Is it really you?' });
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(toastIn(page)).toHaveCount(0);
  await save(page).click();
  await question.getByLabel('Your Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account');
  await expectToast(page, 'Please confirm your new email', `We’ve sent a link to ${address}.`);
  const notice = page.getByRole('region', { name: 'Confirm your email' });
  await expect(notice).toContainText(`Waiting for you to confirm ${address}.`);
  await expect(page.getByText(old, { exact: true })).toBeVisible();
  expect.soft(await findViolations(page)).toEqual([]);
  await notice.getByRole('button', { name: 'Cancel' }).click();
  await expect(notice).toContainText('You haven’t confirmed your email yet.');
  await notice.getByRole('button', { name: 'Send again' }).click();
  await expectToast(page, 'The link is on its way', `Look for our email to ${old}.`);

  await page.goto('/profile-edit');
  const moved = newEmail();
  await email(page).fill(moved);
  await save(page).click();
  await expect(page).toHaveURL('/account');
  await page.goto(await linkInMail(moved, '/verify-email'));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeFocused();
  await page.getByRole('link', { name: 'Go to My Account' }).click();
  await expect(page.getByText(moved, { exact: true })).toBeVisible();
  await expect(notice).toBeHidden();
});
