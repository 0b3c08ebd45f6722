import { expect, type Page, test } from '@playwright/test';
import { linkInMail } from './outbox.ts';
import { signUpByCall } from './people.ts';
import { expectToast } from './toast.ts';

const OVERVIEW = '**/api/data-management/overview';

const today = () => new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date());

const keepSwitch = (page: Page) => page.getByRole('switch', { name: 'Keep my recordings' });

test.describe('the account card', () => {
  test('shows name and email, and whether the email is confirmed', async ({ page }) => {
    const email = await signUpByCall(page);
    await page.goto('/settings');
    const card = page.getByRole('region', { name: 'Account' });
    await expect(card).toContainText('Maya');
    await expect(card).toContainText(email);
    await expect(card).toContainText('You haven’t confirmed it yet.');
    await page.goto(await linkInMail(email, '/verify-email'));
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await page.getByRole('heading', { name: 'Email confirmed' }).waitFor();
    await page.goto('/settings');
    await expect(card).toContainText('Email confirmed');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('"Keep my recordings"', () => {
  test('is off, is dated when it is given, and ends without a question', async ({ page }) => {
    await signUpByCall(page);
    await page.goto('/settings');
    await expect(keepSwitch(page)).not.toBeChecked();
    await expect(keepSwitch(page)).toHaveAccessibleDescription(
      /until you delete it or your account.*Off\. We don’t keep any recordings\./,
    );
    await page.getByText('Keep my recordings').click();
    await expect(keepSwitch(page)).toBeChecked();
    await expect(page.getByText(`You agreed on ${today()}.`)).toBeVisible();
    await page.reload();
    await expect(keepSwitch(page)).toBeChecked();
    await keepSwitch(page).press('Space');
    await expect(keepSwitch(page)).not.toBeChecked();
    await expect(page.getByText(`Off since ${today()}.`)).toBeVisible();
    await expectToast(page, 'We won’t keep recordings anymore', 'From now on, none are stored.');
  });

  test('is withdrawn all the same where the recordings of before are to stay', async ({ page }) => {
    await signUpByCall(page);
    await page.request.put('/api/consents/keep-recordings', { data: { granted: true } });
    const summary = {
      totalSessions: 4,
      totalAudioFiles: 3,
      totalChildren: 1,
      totalStorageBytes: 9,
    };
    await page.route(OVERVIEW, (route) =>
      route.fulfill({ json: { hasAnyData: true, summary, sessions: [], children: [] } }),
    );
    await page.goto('/settings');
    await keepSwitch(page).click();
    const dialog = page.getByRole('dialog', { name: 'Delete the recordings, too?' });
    await page.getByRole('button', { name: 'Keep Them' }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(keepSwitch(page)).not.toBeChecked();
  });
});
