import { expect, type Page } from '@playwright/test';
import { findViolations } from './accessibility.ts';
import { allowMicrophone, refuseMicrophone, test } from './fake-microphone.ts';
import { addChildByCall, signUpByCall } from './people.ts';
import { expectToast } from './toast.ts';

test.use({ recording: 'test-support/audio/play.webm' });

/** Playing goes by the wall clock, listening by what the machine has left. */
const LISTENING_MS = 60_000;

const button = (page: Page, name: string) => page.getByRole('button', { name });
const counts = (page: Page) => page.getByRole('region', { name: 'Live counts' });

async function meetNoah(page: Page): Promise<void> {
  await signUpByCall(page);
  await addChildByCall(page);
}

test('from the goals to the results: counts rise while playing and stay when it ends', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await allowMicrophone(page);
  await meetNoah(page);
  await page.goto('/session/goals');
  await expect(button(page, 'Start 5-Minute Session')).toBeDisabled();
  await page.getByRole('checkbox', { name: /Everyone in the room knows/ }).check();
  await button(page, 'Start 5-Minute Session').click();
  await expect(page.getByText(/Your Playlight session starts in \d seconds?/)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Recording$/ })).toBeVisible({
    timeout: 15_000,
  });
  await expect(counts(page)).toContainText('Live');
  await expect(counts(page)).toContainText(/[1-9]\s*Reflect/, { timeout: LISTENING_MS });
  expect.soft(await findViolations(page, 'main')).toEqual([]);

  await button(page, 'End the session').click();
  const question = page.getByRole('dialog', { name: 'End Playlight Early?' });
  await button(page, 'No, Keep Going').click();
  await expect(question).toBeHidden();
  await button(page, 'End the session').click();
  await button(page, 'Yes, End Session').click();
  await expect(page).toHaveURL(/\/session\/feedback\/\d+$/, { timeout: LISTENING_MS });
  await expect(page.getByRole('heading', { name: 'Playlight Complete!' })).toBeVisible();
  await expect(page.getByText('Reflection Moments')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Reflection Moments')).toBeVisible();

  await page.goto('/session/goals');
  await expect(button(page, 'Start 5-Minute Session')).toBeEnabled();
});

test('a microphone that is refused is told in plain words, and can be allowed after all', async ({
  page,
}) => {
  await refuseMicrophone(page);
  await meetNoah(page);
  await page.goto('/session/active');
  await button(page, 'Allow Microphone').click();
  await expect(page.getByRole('heading', { name: 'Microphone Unavailable' })).toBeVisible();
  await expectToast(
    page,
    'Microphone Permission Required',
    'Please allow microphone access in your browser settings and refresh the page.',
  );
  await allowMicrophone(page);
  await button(page, 'Try Again').click();
  await expect(page.getByText('Get Ready!')).toBeVisible({ timeout: 15_000 });
});

test('dev mode ends at once with made-up counts', async ({ page }) => {
  await meetNoah(page);
  await page.goto('/session/active?dev=true');
  await expect(page.getByText('Dev Mode Active')).toBeVisible();
  await page.keyboard.press('Control+d');
  await expect(page.getByText('Dev Mode Active')).toBeHidden();
  await page.keyboard.press('Control+d');
  await button(page, 'End Session Instantly').click();
  await expect(page).toHaveURL('/session/feedback');
  await expect(page.getByText('Praise Moments')).toBeVisible();
});
