import { expect, type Page, test } from '@playwright/test';
import { abort, holdCall } from './held-call.ts';
import { newEmail } from './people.ts';
import { expectToast } from './toast.ts';

const emailField = (page: Page) => page.getByRole('textbox', { name: /email/i }).first();

async function join(page: Page, email: string) {
  await emailField(page).fill(email);
  await emailField(page).press('Enter');
}

test('a visitor joins, and reads what happens next', async ({ page }) => {
  // Filling in a field begins a smooth scroll to it, which would go on behind the form that is gone. People take longer to type.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await join(page, newEmail());
  await expect(page.getByRole('heading', { name: 'Welcome to the waitlist!' })).toBeFocused();
  await expect(page.getByText('What happens next?')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a visitor who is on the list already gets a friendly word', async ({ page }) => {
  const email = newEmail();
  await page.request.post('/api/waitlist/join', { data: { email } });
  await page.goto('/');
  await join(page, email);
  await expectToast(
    page,
    "You're already on the list! 🎉",
    "We've got your email and will notify you as soon as we launch.",
  );
});

test('while it is being sent the form waits; a failure says what went wrong and keeps the address', async ({
  page,
}) => {
  const settle = await holdCall(page, '**/api/waitlist/join');
  await page.goto('/');
  await join(page, 'kept@example.org');
  await expect(page.getByRole('button', { name: 'Joining...' })).toBeDisabled();
  await expect(emailField(page)).toBeDisabled();
  await settle(abort);
  await expectToast(page, 'Oops, something went wrong', 'We can’t reach Playlight right now.');
  await expect(emailField(page)).toHaveValue('kept@example.org');
  await expect(emailField(page)).toBeFocused();
});

test('an empty form sends nothing, and a refusal shows the sentence of the server', async ({
  page,
}) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/waitlist')) calls += 1;
  });
  await page.goto('/');
  await emailField(page).press('Enter');
  await expect(emailField(page)).toBeEnabled();
  expect(calls).toBe(0);
  // Passes the browser's own check, not ours.
  await join(page, 'someone@nowhere');
  await expectToast(page, 'Oops, something went wrong', 'Please enter a valid email address');
});
