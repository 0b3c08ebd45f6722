import { expect, type Page } from '@playwright/test';
import { findViolations } from './accessibility.ts';
import { addChildByCall, signUpByCall } from './people.ts';
import { keptOnDevice, plantCrashedPlay, plantPlay } from './planted-play.ts';
import { test } from './shared-parents.ts';
import { expectToast } from './toast.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

let childId: number;
test.beforeEach(async ({ page }) => {
  await signUpByCall(page);
  childId = await addChildByCall(page);
});

async function openPlay(page: Page, planted: Parameters<typeof plantPlay>[2]): Promise<number> {
  const id = await plantPlay(page, childId, planted);
  await page.goto(`/session/feedback/${id}`);
  return id;
}

/** To 40 kB a second: a recording takes its time, as on the road. */
/** Resolves with what ends it. */
async function slowDownSending(page: Page): Promise<() => Promise<unknown>> {
  const network = await page.context().newCDPSession(page);
  const sendAt = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await sendAt(8_000);
  return () => sendAt(-1);
}

const counted = (counts: Record<string, number>) => ({
  columns: { ...counts, ai_analysis: '{"cdiMetrics":{}}', overall_score: 1 },
});

test('what a crashed tab left is offered at home, sent, scored, kept, corrected and played', async ({
  page,
}) => {
  await page.request.put('/api/consents/keep-recordings', { data: { granted: true } });
  // The server listens to nobody live.
  await page.routeWebSocket('**/api/cdi/realtime*', (socket) => socket.close({ code: 4001 }));
  await page.goto('/settings');
  await plantCrashedPlay(page, childId);
  await page.goto('/');
  const sendFast = await slowDownSending(page);
  await button(page, 'See your results').click();
  await expect(page).toHaveURL(/\/session\/feedback\/\d+$/);
  const sent = page.getByRole('progressbar', { name: 'Sending your recording' });
  await expect(sent).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
  await expect(page.getByText(/^Sending your recording: \d+%/)).toBeVisible();
  await sendFast();
  await expect(sent).toBeHidden();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.goto('/');
  await expect(heading(page, 'Your last session is saved')).toBeVisible();
  await button(page, 'See your results').click();
  await expect(heading(page, 'Playlight Complete!')).toBeVisible();
  await expect(page.getByText('Reflection Moments')).toBeVisible();
  await expect(page.getByText(/about\s*1/)).toBeVisible();

  await button(page, 'See what was said').click();
  const parents = page.getByRole('listitem').filter({ hasText: 'You are making' });
  await expect(parents).toContainText('Reflection');
  await expect(parents).toContainText('Says your child');
  expect.soft(await findViolations(page, 'main')).toEqual([]);
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/audio'));
  await parents.getByRole('button', { name: /^Play/ }).click();
  expect((await asked).status()).toBe(206);

  await parents.getByRole('button', { name: /Correct this line/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Correct this line' });
  await expect(sheet.getByRole('radio', { name: /^Reflection/ })).toBeFocused();
  await sheet.getByRole('radio', { name: /^Describing/ }).check();
  expect.soft(await findViolations(page, 'dialog[open]')).toEqual([]);
  await button(page, 'Save').click();
  await expect(page.getByText('Describing Moments')).toBeVisible();
  await expect(page.getByText('Reflection Moments')).toBeHidden();
  await expectToast(page, 'Thanks, we fixed it', 'Your counts will change to match.');
  await button(page, 'Undo').click();
  await expect(page.getByText('Reflection Moments')).toBeVisible();

  await page.goto('/children');
  await page.getByRole('link', { name: /^(Today|Yesterday)/ }).click();
  await expect(page.getByText('Reflection Moments')).toBeVisible();
  await page.goto('/');
  await expect(heading(page, 'Noah’s session')).toBeVisible();
  await expect(heading(page, 'Your last session')).toBeHidden();
  expect(await keptOnDevice(page)).toEqual([]);
});

test('a recording that was scored while its answer got lost leads to results, here and elsewhere (answers intercepted)', async ({
  page,
}) => {
  await page.routeWebSocket('**/api/cdi/realtime*', (socket) => socket.close({ code: 4001 }));
  const json = {
    code: 'storage_full',
    message: 'Your recordings have used up all 4 GB of their space.',
  };
  await page.route('**/process-audio', (route) => route.fulfill({ status: 507, json }));
  const trial = { isAuthenticated: true, fileReceived: false, sessionIdReceived: true };
  await page.route('**/test-audio-upload', (route) => route.fulfill({ json: trial }));
  await page.goto('/settings');
  await plantCrashedPlay(page, childId);
  await page.goto('/');
  await button(page, 'See your results').click();
  await expect(page.getByText(json.message)).toBeVisible();
  await expectToast(page, 'Your recording didn’t reach us', 'it’s still on this device.');
  await page.unroute('**/test-audio-upload');
  await page.unroute('**/process-audio');
  await page.route('**/process-audio', (route) => route.abort());
  await button(page, 'Try again').click();
  await expect(page.getByText('Your recording is still on this device.')).toBeVisible();
  await button(page, 'Back').click();
  await page.getByRole('link', { name: 'See more' }).click();
  await expect(page.getByText('Not scored')).toBeVisible();
  await page.getByRole('link', { name: 'Today' }).click();
  await expect(page.getByText('Your recording is still on this device.')).toBeVisible();

  const sessionId = Number(page.url().split('/').at(-1));
  const data = { sessionId, transcript: 'Parent: I love how you share your blocks.' };
  expect((await page.request.post('/api/sessions/analyze-cdi', { data })).status()).toBe(200);
  await page.unroute('**/process-audio');
  await button(page, 'Try again').click();
  await expect(page.getByText('Praise Moments')).toBeVisible();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(heading(page, 'Your last session isn’t saved yet')).toBeHidden();
  await page.getByRole('link', { name: 'See more' }).click();
  await expect(page.getByRole('link', { name: 'Today' })).toBeVisible();
  await expect(page.getByText('Not scored')).toBeHidden();
});

test('results and every other end of a play are accessible, and their lamp lights up at once for who wants little motion', async ({
  page,
}) => {
  // The first one hears nothing of areas to explore.
  await plantPlay(page, childId, counted({}));
  await test.step('counted', async () => {
    const moments = { labeled_praises: 4, reflections: 2, questions: 3, commands: 1 };
    await openPlay(page, counted({ ...moments, criticisms: 2 }));
    await expect(page.getByText(/about\s*4/)).toBeVisible();
    const light = page.locator('main .animate-shine');
    await expect.soft(light).toHaveCSS('animation-duration', '0.7s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.soft(light).toHaveCSS('animation-duration', '0.001s');
    await expect(page.getByText('Focus on the positives')).toBeVisible();
    expect.soft(await findViolations(page, 'main')).toEqual([]);
  });
  for (const [title, planted] of [
    ['Session Could Not Be Scored', { columns: { unscorable: true } }],
    ['Unable to Process Session', { upload: { status: 'failed', problem: 'nothing-heard' } }],
    ['No Audio Captured', {}],
  ] as const)
    await test.step(title, async () => {
      await openPlay(page, planted);
      await expect(heading(page, title)).toBeVisible();
      expect.soft(await findViolations(page, 'main')).toEqual([]);
    });
  await test.step('listening', async () => {
    await openPlay(page, { upload: { status: 'listening', progress: 40 } });
    await expect(page.getByText('Listening to your play: 40%')).toBeVisible();
    expect.soft(await findViolations(page, 'main')).toEqual([]);
  });
});
