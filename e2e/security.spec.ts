import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { findViolations } from './accessibility.ts';
import { confirmByCall, PASSWORD, signUpByCall } from './people.ts';
import { test } from './shared-parents.ts';
import { toastIn } from './toast.ts';

/** A phone's own authenticator, with a finger always on it. */
async function giveAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('whoever has no passkey is told so; a parent adds one, signs in and confirms with it, and removes it', async ({
  page,
}) => {
  await giveAuthenticator(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(toastIn(page)).toContainText('No passkey was used. Try again,');

  await signUpByCall(page, 'Noor');
  await page.goto('/account');
  await page.getByRole('link', { name: 'Login & Security' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const question = page.getByRole('dialog', { name: 'Is it really you?' });
  const password = question.getByLabel('Your Password');
  await password.fill('not my password');
  await password.press('Enter');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toBeFocused();
  await password.fill(PASSWORD);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(toastIn(page)).toContainText('Passkey added');
  await page.getByRole('button', { name: /^Rename / }).click();
  await page.getByLabel('Name', { exact: true }).fill('Kitchen tablet');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Kitchen tablet' })).toBeVisible();
  expect.soft(await findViolations(page)).toEqual([]);

  await page.context().clearCookies();
  // As on another device: here the browser would offer it by itself.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Hi Noor, welcome!' })).toBeVisible();

  await page.goto('/settings/security');
  await page.getByRole('button', { name: 'Remove Kitchen tablet' }).click();
  await page.getByRole('button', { name: 'Yes, Remove Passkey' }).click();
  await question.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(toastIn(page)).toContainText('Passkey removed');
  await expect(page.getByRole('heading', { name: 'Kitchen tablet' })).toBeHidden();
  await expect(page.getByText('Passkey removed').first()).toBeVisible();
});

test('a parent sets up an authenticator app, and signs in by its code and by a recovery code', async ({
  page,
}) => {
  const email = await signUpByCall(page, 'Noor');
  await confirmByCall(page);
  await page.goto('/settings/security');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByRole('img', { name: 'QR code for your authenticator app' }),
  ).toBeVisible();
  const key = (await dialog.getByText(/^([A-Z2-7]{4} ?)+$/).textContent()) ?? '';
  const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  await dialog.getByLabel('Code', { exact: true }).fill('not it');
  await dialog.getByLabel('Code', { exact: true }).press('Enter');
  await expect(dialog.getByText('That code isn’t right.')).toBeVisible();
  await expect(dialog.getByLabel('Code', { exact: true })).toBeFocused();
  expect.soft(await findViolations(page)).toEqual([]);
  await dialog.getByLabel('Code', { exact: true }).fill(app.generate());
  await dialog.getByRole('button', { name: 'Turn it on' }).click();
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('You have 10 of 10 recovery codes left')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  expect.soft(await findViolations(page)).toEqual([]);
  await page.getByLabel('Code', { exact: true }).fill('not it');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  // The one of now is used up.
  await page
    .getByLabel('Code', { exact: true })
    .fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hi Noor, welcome!' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/auth');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery Code').fill(recoveryCode.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hi Noor, welcome!' })).toBeVisible();
});
