import { expect, type Page, test } from '@playwright/test';
import { leaveOutFirstData } from './held-call.ts';
import { DAILY_PAGE_SCRIPT_LIMIT_BYTES, FIRST_PAGE_SCRIPT_LIMIT_BYTES } from './page-limits.ts';
import { addChildByCall, signUpByCall } from './people.ts';

/** A phone without HTTP/2 fetches six at a time. */
const MOST_DAILY_SCRIPTS = 10;

// What a browser loads and says by itself.
test.use({ serviceWorkers: 'allow' });

/** The scripts that a page has brought, once it is shown and rests. */
async function scriptsOf(page: Page, path: string) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
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

test('a visitor loads little, and nothing of the signed-in app', async ({ page }) => {
  const { names, bytes } = await scriptsOf(page, '/');
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => /home|account|welcome|auth|kit/.test(name))).toEqual([]);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(FIRST_PAGE_SCRIPT_LIMIT_BYTES);
});

for (const path of ['/', '/session/active']) {
  test(`a parent loads little at ${path}, in few files`, async ({ page }) => {
    await signUpByCall(page);
    await addChildByCall(page);
    const { names, bytes } = await scriptsOf(page, path);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(DAILY_PAGE_SCRIPT_LIMIT_BYTES);
    expect(names.length).toBeLessThanOrEqual(MOST_DAILY_SCRIPTS);
  });
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

test("a visitor's first page does not ask who it is, and logs nothing", async ({ page }) => {
  const { calls, messages } = listen(page);
  for (const path of ['/', '/login', '/signup']) {
    await test.step(path, async () => {
      calls.length = 0;
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      // The ways to sign in are the one thing that those two pages have to ask.
      expect.soft(calls).toEqual(path === '/' ? [] : ['/api/auth/providers']);
    });
  }
  expect(messages).toEqual([]);
});

test("a signed-in user's first page asks who it is", async ({ page }) => {
  await signUpByCall(page);
  const { calls, messages } = listen(page);
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(calls).toContain('/api/auth/current-user');
  expect(messages).toEqual([]);
});

test('a login that has ended leaves a visitor', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'playlight', value: 'long gone', url: baseURL ?? '' }]);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Try Web Version Now' })).toBeVisible();
});

test('the landing page names its scripts and its font at once', async ({ request }) => {
  const page = await (await request.get('/')).text();
  expect(page).toMatch(/<link rel="modulepreload" [^>]*\/assets\/landing-screen-/);
  expect(page).toMatch(/<link rel="preload" as="font" [^>]*\.woff2"/);
});

test('robots are welcome', async ({ request }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toBe('User-agent: *\nAllow: /\n');
});

test('hashed assets are kept for a year, the page itself is always fresh', async ({ request }) => {
  const page = await request.get('/');
  expect(page.headers()['cache-control']).toBe('no-cache');
  const script = /src="(\/assets\/[^"]+)"/.exec(await page.text())?.[1];
  const asset = await request.get(script ?? '/none', { headers: { 'accept-encoding': 'br' } });
  expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asset.headers()['content-encoding']).toBe('br');
  expect((await request.get('/assets/gone-12345678.js')).status()).toBe(404);
});

test('a slow start says what it waits for, a quick one does not flash', async ({ page }) => {
  let answer = () => {};
  await leaveOutFirstData(page);
  await page.route('**/api/auth/current-user', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  await signUpByCall(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  await page.clock.runFor(400);
  await expect(page.getByText('Setting things up...')).toBeHidden();
  await page.clock.runFor(200);
  await expect(page.getByText('Welcome to Playlight')).toBeVisible();
  await expect(page.getByText('Setting things up...')).toBeVisible();
  await page.clock.resume();
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page whose code cannot be fetched offers to load again', async ({ page }) => {
  await page.route('**/assets/login-screen*.js', (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'That didn’t load' })).toBeVisible();
  await page.unroute('**/assets/login-screen*.js');
  await page.getByRole('button', { name: 'Load it again' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});
