import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { signUpByCall } from './people.ts';
import { expectToast } from './toast.ts';

const field = (page: Page) => page.getByLabel('Your message');
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

const variants = [
  {
    path: '/contact',
    title: 'Contact Us',
    done: '/account',
    promise: 'We’ll get back to you within 24 hours.',
  },
  {
    path: '/contact/human',
    title: 'Human Support',
    done: '/contact',
    promise: 'A member of our team will respond personally within 24 hours.',
  },
] as const;

function mailsFrom(email: string): number {
  const folder = join(process.env.DATA_DIR ?? 'data', 'outbox');
  try {
    const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    return mails.filter((mail) => mail.includes(`Reply-To: ${email}`)).length;
  } catch {
    // The folder comes with the first mail.
    return 0;
  }
}

for (const { path, title, done, promise } of variants) {
  test(`${path}: a message is sent from the account's own address, and back leads to ${done}`, async ({
    page,
  }) => {
    const email = await signUpByCall(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(`We’ll reply to ${email}.`)).toBeVisible();
    await field(page).fill('  The timer stops.\nWhat now?  ');
    await send(page).click();
    await expectToast(page, 'Message sent to our team!', promise);
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeFocused();
    await expect(page.getByRole('main').getByText(promise)).toBeVisible();
    await expect(page.getByText('The timer stops.\nWhat now?')).toBeVisible();
    await expect.poll(() => mailsFrom(email)).toBe(1);
    await page.getByRole('link', { name: 'Done' }).click();
    await expect(page).toHaveURL(done);
    await page.goto(path);
    await expect(field(page)).toHaveValue('');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(done);
  });
}

test('what one parent typed is not shown to the next', async ({ page }) => {
  await signUpByCall(page);
  await page.goto('/contact');
  await field(page).fill('Private');
  await page.goto('/api/logout');
  await signUpByCall(page, 'Robin');
  await page.goto('/contact');
  await expect(field(page)).toHaveValue('');
});
