import { type Page as BrowserPage, type ConsoleMessage, expect } from '@playwright/test';
import { type Page, pages } from '#web/app/pages.ts';
import { findUnreadable, findViolations } from './accessibility.ts';
import { test as base } from './shared-parents.ts';

type Visitor = 'visitor' | 'newParent' | 'noahsParent';

/** A tab for each kind of visitor, in which one page after the other is looked at. */
const test = base.extend<object, { tabs: Record<Visitor, BrowserPage> }>({
  tabs: [
    async ({ browser, newParent, noahsParent }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const open = async (storageState: typeof newParent) =>
        (await browser.newContext({ baseURL, reducedMotion: 'reduce', storageState })).newPage();
      const tabs = {
        visitor: await open({ cookies: [], origins: [] }),
        newParent: await open(newParent),
        noahsParent: await open(noahsParent),
      };
      await use(tabs);
      for (const tab of Object.values(tabs)) await tab.context().close();
    },
    { scope: 'worker' },
  ],
});

function visitorOf({ audience, needsChild }: Page): Visitor {
  if (audience !== 'user') return 'visitor';
  return needsChild ? 'noahsParent' : 'newParent';
}

const everyPage: [string, Page][] = [
  // One of a certain play session has a flow of its own.
  ...Object.entries(pages).filter(([, { path }]) => !path.includes(':')),
  ['not found', { path: '/no/such/page', title: '', audience: 'everyone', layout: 'phone' }],
];

const looks = [
  [320, '100%'],
  [1440, '100%'],
  [390, '200%'],
] as const;

/** How far a page is wider than its window. */
async function overflowOf(browserPage: BrowserPage, width: number, textSize: string) {
  await browserPage.setViewportSize({ width, height: 844 });
  return browserPage.evaluate((size) => {
    document.documentElement.style.fontSize = size;
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  }, textSize);
}

/** Colours that are still on their way would be measured half way. */
async function coloursAtRest(browserPage: BrowserPage) {
  await browserPage.evaluate(async () => {
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
}

// One visit for all checks: opening pages is what takes the time.
for (const [name, page] of everyPage) {
  test(`the page "${name}" is accessible, keeps to the policy and holds its width`, async ({
    tabs,
  }) => {
    const browserPage = tabs[visitorOf(page)];
    const complaints: string[] = [];
    // Chromium says it of the page itself, too.
    const isOwn404 = (message: ConsoleMessage) =>
      name === 'not found' && new URL(message.location().url).pathname === page.path;
    const hear = (message: ConsoleMessage) => {
      if (message.type() === 'error' && !isOwn404(message)) complaints.push(message.text());
    };
    const hearError = (error: Error) => complaints.push(error.message);
    browserPage.on('console', hear).on('pageerror', hearError);
    await browserPage.setViewportSize({ width: 390, height: 844 });
    await browserPage.emulateMedia({ colorScheme: 'light' });
    await browserPage.goto(page.path);
    await expect(browserPage.getByRole('heading', { level: 1 })).toBeVisible();
    await browserPage.waitForLoadState('networkidle');

    const ids = await browserPage.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect.soft(ids, 'each id names one thing').toEqual([...new Set(ids)]);
    expect.soft(await findViolations(browserPage), 'axe, light').toEqual([]);
    await browserPage.emulateMedia({ colorScheme: 'dark' });
    await coloursAtRest(browserPage);
    expect.soft(await findUnreadable(browserPage), 'axe, dark').toEqual([]);
    for (const [width, textSize] of looks) {
      const overflow = await overflowOf(browserPage, width, textSize);
      expect.soft(overflow, `${width} px with text at ${textSize}`).toBeLessThanOrEqual(0);
    }
    browserPage.off('console', hear).off('pageerror', hearError);
    expect(complaints).toEqual([]);
  });
}

test('an unknown address says so and leads home', async ({ page }) => {
  expect((await page.goto('/no/such/page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the API documentation is readable under the same policy', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByText('/api/auth/signup')).toBeVisible();
});
