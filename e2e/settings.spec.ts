import { expect, type Page, type Route, test } from '@playwright/test';
import { abort, holdCall } from './held-call.ts';
import { linkInMail } from './outbox.ts';
import { signUpByCall } from './people.ts';
import { expectToast, toastIn } from './toast.ts';

const VOICE = '**/api/voice/enrollment-status';
const CONSENT = '**/api/consents/keep-recordings';
const OVERVIEW = '**/api/data-management/overview';

const enrolled = {
  available: true,
  enrolled: true,
  outdated: false,
  enrollment_date: '2025-07-12T12:00:00.000Z',
  audio_duration: 42.4,
};
const notEnrolled = {
  available: true,
  enrolled: false,
  outdated: false,
  enrollment_date: null,
  audio_duration: null,
};
const today = () => new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date());

const voiceCard = (page: Page) => page.getByRole('region', { name: 'Voice Recognition Setup' });
const keepSwitch = (page: Page) => page.getByRole('switch', { name: 'Keep my recordings' });

async function openWithVoice(page: Page, status: object): Promise<void> {
  await signUpByCall(page);
  await page.route(VOICE, (route) => route.fulfill({ json: status }));
  await page.goto('/settings');
}

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

  test('says where no name is set', async ({ page }) => {
    await signUpByCall(page);
    await page.route('**/api/auth/current-user', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ json: { ...(await response.json()), firstName: null } });
    });
    await page.goto('/settings');
    await expect(page.getByRole('region', { name: 'Account' })).toContainText('Not set');
  });
});

test.describe('the voice card', () => {
  test('says honestly that this server cannot enroll voices', async ({ page }) => {
    await openWithVoice(page, { ...notEnrolled, available: false });
    await expect(voiceCard(page)).toContainText('Voice enrollment isn’t available here yet');
    await expect(voiceCard(page).getByRole('button')).toHaveCount(0);
  });

  test('shows its shape while it waits, and takes a 502 or 504 as unknown, without an error', async ({
    page,
  }) => {
    const expectUnknown = async () => {
      await expect.soft(voiceCard(page)).toContainText('We can’t tell right now');
      await expect.soft(page.getByRole('alert')).toHaveCount(0);
      await expect.soft(toastIn(page)).toHaveCount(0);
    };
    const badGateway = (status: number) => (route: Route) =>
      route.fulfill({ status, body: 'Bad Gateway' });
    await signUpByCall(page);
    const settle = await holdCall(page, VOICE);
    await page.goto('/settings');
    await expect(page.getByText('Checking your voice enrollment...')).toBeAttached();
    await settle(badGateway(502));
    await test.step('502', expectUnknown);
    await page.route(VOICE, badGateway(504));
    await page.reload();
    await test.step('504', expectUnknown);
  });

  test('invites to enroll, and says first what is stored', async ({ page }) => {
    await openWithVoice(page, notEnrolled);
    await expect(page.getByRole('heading', { name: 'Voice not enrolled' })).toBeVisible();
    await expect(voiceCard(page).getByRole('listitem')).toHaveCount(3);
    await page.getByRole('button', { name: 'Enroll Your Voice' }).click();
    const dialog = page.getByRole('dialog', { name: 'Enroll your voice' });
    await expect(dialog).toContainText('The recording itself is never kept.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('shows when the voice was enrolled, how long the sample was, and where deleting it failed', async ({
    page,
  }) => {
    await openWithVoice(page, enrolled);
    await expect(page.getByRole('heading', { name: 'Voice enrolled' })).toBeVisible();
    await expect(voiceCard(page)).toContainText('Enrolled on July 12, 2025');
    await expect(voiceCard(page)).toContainText('Sample length: 42 seconds');
    await expect(page.getByRole('button', { name: 'Re-enroll Voice' })).toBeVisible();

    await page.route('**/api/voice/enrollment', (route) => route.abort());
    await page.getByRole('button', { name: 'Delete Voiceprint' }).click();
    await page.getByRole('button', { name: 'Yes, Delete Voiceprint' }).click();
    await expectToast(
      page,
      'Deletion Failed',
      'Failed to delete your voiceprint. Please try again.',
    );
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Voice enrolled' })).toBeVisible();
  });

  test('asks to record again where the voiceprint is of an older kind', async ({ page }) => {
    await openWithVoice(page, { ...enrolled, outdated: true });
    await expect(
      page.getByRole('heading', { name: 'We’ve gotten better at listening' }),
    ).toBeVisible();
    await expect(voiceCard(page)).toContainText('Please record your voice again.');
    await expect(page.getByRole('heading', { name: 'Voice enrolled' })).toBeHidden();
    await page.getByRole('button', { name: 'Re-enroll Voice' }).click();
    await expect(page.getByRole('dialog', { name: 'Re-enroll your voice' })).toBeVisible();
  });

  test('lets the voiceprint be deleted where no new one can be made', async ({ page }) => {
    await openWithVoice(page, { ...enrolled, available: false });
    await expect(page.getByRole('button', { name: 'Re-enroll Voice' })).toBeHidden();
    await page.getByRole('button', { name: 'Delete Voiceprint' }).click();
    await expect(page.getByRole('dialog', { name: 'Delete your voiceprint?' })).toBeVisible();
    await page.unroute(VOICE);
    await page.getByRole('button', { name: 'Yes, Delete Voiceprint' }).click();
    await expectToast(page, 'Voiceprint Deleted', 'Your voiceprint has been deleted.');
    await expect(page.getByRole('heading', { name: 'Voice not enrolled' })).toBeVisible();
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

  test.describe('withdrawn with recordings there', () => {
    const open = async (page: Page) => {
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
      await expect(dialog).toContainText('You still have 3 recordings from before');
      return dialog;
    };

    test('offers to delete them', async ({ page }) => {
      const dialog = await open(page);
      const asked = page.waitForRequest('**/api/data-management/delete');
      await page.getByRole('button', { name: 'Delete 3 recordings' }).click();
      expect((await asked).postDataJSON()).toEqual({ deletionType: 'audio' });
      await expectToast(page, 'Data Deleted', 'Your data has been permanently deleted.');
      await expect(dialog).toBeHidden();
      await expect(keepSwitch(page)).not.toBeChecked();
    });

    test('keeps them where that is wanted; it is withdrawn all the same', async ({ page }) => {
      const dialog = await open(page);
      await page.getByRole('button', { name: 'Keep Them' }).click();
      await expect(dialog).toBeHidden();
      await page.reload();
      await expect(keepSwitch(page)).not.toBeChecked();
    });

    test('tells where deleting them failed', async ({ page }) => {
      await open(page);
      await page.route('**/api/data-management/delete', (route) => route.abort());
      await page.getByRole('button', { name: 'Delete 3 recordings' }).click();
      await expectToast(page, 'Deletion Failed', 'Failed to delete data. Please try again.');
    });
  });

  test('names the other place where it cannot be told what is there', async ({ page }) => {
    await signUpByCall(page);
    await page.request.put('/api/consents/keep-recordings', { data: { granted: true } });
    await page.route(OVERVIEW, (route) => route.abort());
    await page.goto('/settings');
    await keepSwitch(page).click();
    await expectToast(
      page,
      'We won’t keep recordings anymore',
      'You can delete the ones you have under Your Data.',
    );
  });

  test('that does not load can be asked for again, waits while saving, and stays where that fails', async ({
    page,
  }) => {
    await signUpByCall(page);
    await page.route(CONSENT, (route) => route.abort());
    await page.goto('/settings');
    await expect(page.getByRole('alert')).toContainText('We couldn’t load this setting.');
    await page.unroute(CONSENT);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(keepSwitch(page)).not.toBeChecked();
    await expect(keepSwitch(page)).toBeEnabled();

    const settle = await holdCall(page, CONSENT);
    await keepSwitch(page).click();
    await expect(keepSwitch(page)).toBeDisabled();
    await settle(abort);
    await expectToast(
      page,
      'Failed to save this setting',
      'We still don’t keep your recordings. Please try again.',
    );
    await expect(keepSwitch(page)).not.toBeChecked();
  });
});
