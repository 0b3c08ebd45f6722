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

/** What still moves for who asked for little motion. */
const movingOn = (browserPage: BrowserPage) =>
  browserPage.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const { animationDuration, transitionDuration } = getComputedStyle(element);
      const seconds = `${animationDuration}, ${transitionDuration}`.split(', ').map(parseFloat);
      return seconds.some((one) => one > 0.001) ? element.outerHTML.slice(0, 120) : [];
    }),
  );

// One visit for all checks: opening pages is what takes the time.
for (const [name, page] of everyPage) {
  test(`the page "${name}" is accessible, keeps to the policy and holds its width`, async ({
    tabs,
  }) => {
    const browserPage = tabs[visitorOf(page)];
    const complaints: string[] = [];
    const hear = (message: ConsoleMessage) => {
      // Chromium complains of a page that answers 404 itself; that only the right one does is asked below.
      const isOwnStatus = message.location().url === new URL(page.path, browserPage.url()).href;
      if (message.type() === 'error' && !isOwnStatus) complaints.push(message.text());
    };
    const hearError = (error: Error) => complaints.push(error.message);
    browserPage.on('console', hear).on('pageerror', hearError);
    await browserPage.setViewportSize({ width: 390, height: 844 });
    await browserPage.emulateMedia({ colorScheme: 'light' });
    const answer = await browserPage.goto(page.path);
    expect.soft(answer?.status() === 404, 'it exists').toBe(name === 'not found');
    await expect(browserPage.getByRole('heading', { level: 1 })).toBeVisible();
    await browserPage.waitForLoadState('networkidle');

    const ids = await browserPage.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect.soft(ids, 'each id names one thing').toEqual([...new Set(ids)]);
    expect.soft(await movingOn(browserPage), 'moves little').toEqual([]);
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
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page')).toBeHidden();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the API documentation is readable under the same policy', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByText('/api/auth/signup')).toBeVisible();
});
