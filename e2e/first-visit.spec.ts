import { expect, type Page } from '@playwright/test';
import { DAILY_PAGE_SCRIPT_LIMIT_BYTES, FIRST_PAGE_SCRIPT_LIMIT_BYTES } from './page-limits.ts';
import { test } from './shared-parents.ts';

/** A phone without HTTP/2 fetches six at a time. */
const MOST_DAILY_SCRIPTS = 10;

/** The scripts that a page has brought as the first one of a visit, once it is shown and rests. */
async function scriptsOf(page: Page, path: string) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await client.send('Network.setBypassServiceWorker', { bypass: true });
  const scripts = new Map<string, string>();
  let bytes = 0;
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.set(requestId, response.url);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await client.detach();
  test.info().annotations.push({ type: `script bytes of ${path}`, description: String(bytes) });
  return { names: [...scripts.values()], bytes };
}

/** Everything that the page asks the API or says to the console, from now on. */
function listen(page: Page) {
  const calls: string[] = [];
  const messages: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api')) calls.push(pathname);
  });
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  return { calls, messages };
}

// What a browser loads and says by itself.
test.describe('the first page', () => {
  test.use({ serviceWorkers: 'allow' });

  test('of a visitor loads little, nothing of the signed-in app, does not ask who it is, and logs nothing', async ({
    page,
    context,
    baseURL,
  }) => {
    const { calls, messages } = listen(page);
    const { names, bytes } = await scriptsOf(page, '/');
    expect(names).toEqual([expect.stringMatching(/\/start-when-touched-/)]);
    expect.soft(bytes).toBeGreaterThan(100);
    expect.soft(bytes).toBeLessThanOrEqual(FIRST_PAGE_SCRIPT_LIMIT_BYTES);
    expect.soft(calls).toEqual([]);
    for (const path of ['/login', '/signup']) {
      await test.step(path, async () => {
        calls.length = 0;
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        // The ways to sign in are the one thing that those two pages have to ask.
        expect.soft(calls).toEqual(['/api/auth/providers']);
      });
    }
    expect.soft(messages).toEqual([]);

    await test.step('a login that has ended leaves a visitor', async () => {
      await context.addCookies([{ name: 'playlight', value: 'long gone', url: baseURL ?? '' }]);
      await page.goto('/');
      await expect(page.getByRole('link', { name: 'Try Web Version Now' })).toBeVisible();
    });
  });

  test.describe('of a parent', () => {
    test.use({ storageState: ({ noahsParent }, use) => use(noahsParent) });

    test('loads little, in few files, asks who it is, and logs nothing', async ({ page }) => {
      for (const path of ['/', '/session/active']) {
        await test.step(path, async () => {
          const { names, bytes } = await scriptsOf(page, path);
          expect.soft(bytes).toBeGreaterThan(10_000);
          expect.soft(bytes).toBeLessThanOrEqual(DAILY_PAGE_SCRIPT_LIMIT_BYTES);
          expect.soft(names.length).toBeLessThanOrEqual(MOST_DAILY_SCRIPTS);
        });
      }
      const { calls, messages } = listen(page);
      await page.goto('/account');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(calls).toContain('/api/auth/current-user');
      expect(messages).toEqual([]);
    });
  });
});

test('the landing page comes drawn, names its font at once and is always fresh, its files are kept for a year, and robots are welcome', async ({
  request,
}) => {
  const page = await request.get('/');
  const html = await page.text();
  expect.soft(html).toContain('Small enough for a Tuesday');
  expect.soft(html).toMatch(/<link rel="preload" as="font" [^>]*\.woff2"/);
  expect.soft(page.headers()['cache-control']).toBe('no-cache');
  const script = /src="(\/assets\/[^"]+)"/.exec(html)?.[1];
  const asset = await request.get(script ?? '/none', { headers: { 'accept-encoding': 'br' } });
  expect.soft(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect.soft(asset.headers()['content-encoding']).toBe('br');
  expect.soft((await request.get('/assets/gone-12345678.js')).status()).toBe(404);
  const robots = await request.get('/robots.txt');
  expect.soft(robots.headers()['content-type']).toContain('text/plain');
  expect.soft(await robots.text()).toBe('User-agent: *\nAllow: /\n');
});

test('a page whose code cannot be fetched offers to load again', async ({ page }) => {
  await page.route('**/assets/login-screen*.js', (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'That didn’t load' })).toBeVisible();
  await page.unroute('**/assets/login-screen*.js');
  await page.getByRole('button', { name: 'Load it again' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});
