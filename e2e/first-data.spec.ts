import { expect, type Page } from '@playwright/test';
import { addChildByCall, newEmail, PASSWORD, signUpByCall } from './people.ts';
import { test } from './shared-parents.ts';

test.use({ serviceWorkers: 'allow' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Everything that the browser keeps for the app, as text. */
const keptTexts = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    const pages = requests.filter(({ url }) => !new URL(url).pathname.startsWith('/assets/'));
    return Promise.all(pages.map(async (one) => (await caches.match(one))?.text() ?? ''));
  });

function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api')) calls.push(pathname);
  });
  return calls;
}

test('Home is shown from the page itself, of which nothing stays for the next parent on this browser, or without a network', async ({
  page,
  context,
}) => {
  await signUpByCall(page);
  await addChildByCall(page, { name: 'Noah' });
  // The browser's time zone is known from now on.
  await page.goto('/account');
  await expect(heading(page)).toBeVisible();
  await test.step('Home asks for nothing', async () => {
    const calls = callsOf(page);
    await page.goto('/');
    await expect(heading(page)).toHaveText('Noah’s session');
    await expect(page.getByText('Start your first session')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
    await expect(page.locator('#first-data')).toHaveCount(0);
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.reload();
  await expect(heading(page)).toHaveText('Noah’s session');
  const kept = await keptTexts(page);
  expect(kept.length).toBeGreaterThan(0);
  expect(kept.filter((text) => text.includes('Noah') || text.includes('first-data'))).toEqual([]);

  await page.goto('/api/logout');
  await expect(page.getByRole('link', { name: 'Try Web Version Now' })).toBeVisible();
  expect(await page.content()).not.toContain('Noah');
  await page.goBack();
  await expect(page.getByText('Noah')).toHaveCount(0);

  const email = newEmail();
  await page.request.post('/api/auth/signup', {
    data: { email, password: PASSWORD, firstName: 'Ben' },
  });
  await addChildByCall(page, { name: 'Mia' });
  await page.goto('/');
  await expect(heading(page)).toHaveText('Mia’s session');
  expect(await page.content()).not.toContain('Noah');
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  expect(await page.content()).not.toMatch(/Noah|Mia/);
});
