import { expect, type Page } from '@playwright/test';
import { findViolations } from './accessibility.ts';
import { standBefore } from './deployment.ts';
import { allowMicrophone, test } from './fake-microphone.ts';
import { addChildByCall, confirmByCall, signUpByCall } from './people.ts';

test.use({ serviceWorkers: 'allow', recording: 'test-support/audio/play.webm' });

async function meetNoah(page: Page): Promise<void> {
  await allowMicrophone(page);
  await signUpByCall(page);
  await addChildByCall(page);
}

/** The app is on the device, and this page is served from there. */
const isKept = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

const namesOfKept = (page: Page) => page.evaluate(() => caches.keys());

/** All that the browser keeps for the app, but for the files of its builds. */
const keptBesidesAssets = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    const paths = requests.map(({ url }) => new URL(url).pathname);
    return paths.filter((path) => !path.startsWith('/assets/'));
  });

const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const notice = (page: Page) => page.getByText('A new version is ready');

test('opens without a network, goes on with a play that was reloaded, comes back by itself, and keeps nothing of the parent', async ({
  page,
  context,
}) => {
  await meetNoah(page);
  await page.goto('/');
  await expect(heading(page, 'Noah’s session')).toBeVisible();
  await isKept(page);

  await test.step('says what goes on, and comes back by itself', async () => {
    await context.setOffline(true);
    await page.goto('/account');
    await expect(heading(page, 'No connection')).toBeVisible();
    await expect(page.getByText('is safe on this device')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Keep playing' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
    expect.soft(await findViolations(page)).toEqual([]);
    await context.setOffline(false);
    await expect(heading(page, 'Account')).toBeVisible();
  });

  await test.step('goes on with a play that was reloaded', async () => {
    await page.goto('/session/active');
    await page.getByRole('button', { name: 'Start 5-Minute Session' }).click();
    const playing = page.getByText('Enjoy your time together');
    await expect(playing).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Keep Playing' }).click();
    await expect(page.getByText('Session Resumed').first()).toBeVisible();
    await expect(playing).toBeVisible();
    await page.goto('/');
    await page.getByRole('link', { name: 'Keep playing' }).click();
    await expect(playing).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('keeps nothing of the parent', async () => {
    await page.goto('/api/logout');
    await expect(page).toHaveURL('/');
    expect(await keptBesidesAssets(page)).toEqual(['/index.html']);
    await signUpByCall(page);
    await page.goto('/account');
    await confirmByCall(page);
    expect((await page.request.delete('/api/auth/user')).ok()).toBe(true);
    expect(await keptBesidesAssets(page)).toEqual(['/index.html']);
  });
});

test('tells of a new build on calm pages alone, and old pages still find their code', async ({
  page,
  context,
  baseURL,
}) => {
  const deployment = await standBefore(baseURL ?? '');
  try {
    // A cookie holds for every port of its host.
    await meetNoah(page);
    await page.goto(deployment.url);
    await isKept(page);
    await expect(notice(page)).toBeHidden();

    deployment.deploy('second');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(notice(page)).toBeVisible();
    expect.soft(await findViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Start' }).first().click();
    await page.getByRole('checkbox', { name: /Everyone in the room knows/ }).check();
    await page.getByRole('button', { name: 'Start 5-Minute Session' }).click();
    await expect(page.getByText('Get Ready!')).toBeVisible();
    await expect(notice(page)).toBeHidden();
    await page.getByRole('button', { name: 'End the session' }).click();
    await page.getByRole('button', { name: 'Yes, End Session' }).click();
    await expect(notice(page)).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Maya' }).click();
    await expect(heading(page, 'Account')).toBeVisible();
    await expect(notice(page)).toBeVisible();
    await context.setOffline(false);

    await page.getByRole('button', { name: 'Reload' }).click();
    await page.waitForFunction(() => document.documentElement.dataset.build === 'second');
    await expect(heading(page, 'Account')).toBeVisible();
    await expect(notice(page)).toBeHidden();
    await isKept(page);

    deployment.deploy('third');
    await page.reload();
    await expect.poll(() => namesOfKept(page)).toEqual(['playlight-second', 'playlight-third']);
    await expect(notice(page)).toBeHidden();
  } finally {
    deployment.close();
  }
});
