import {
  type Page as BrowserPage,
  type ConsoleMessage,
  expect,
  type Request,
} from '@playwright/test';
import { type Page, pages } from '#web/app/pages.ts';
import { findUnreadable, findViolations } from './accessibility.ts';
import { test, type Visitor } from './shared-parents.ts';

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

/** Nothing is on its way any more, and what has come is drawn. */
async function comeToRest(browserPage: BrowserPage, underWay: ReadonlySet<Request>) {
  await expect
    .poll(
      async () => {
        if (underWay.size > 0) return underWay.size;
        // What came last may ask for more.
        await browserPage.evaluate(() => new Promise((done) => requestIdleCallback(done)));
        return underWay.size;
      },
      { intervals: [20] },
    )
    .toBe(0);
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
    const underWay = new Set<Request>();
    const begin = (request: Request) => underWay.add(request);
    const end = (request: Request) => underWay.delete(request);
    browserPage.on('console', hear).on('pageerror', hearError);
    browserPage.on('request', begin).on('requestfinished', end).on('requestfailed', end);
    await browserPage.setViewportSize({ width: 390, height: 844 });
    await browserPage.emulateMedia({ colorScheme: 'light' });
    const answer = await browserPage.goto(page.path);
    expect.soft(answer?.status() === 404, 'it exists').toBe(name === 'not found');
    await expect(browserPage.getByRole('heading', { level: 1 })).toBeVisible();
    await comeToRest(browserPage, underWay);

    const ids = await browserPage.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect.soft(ids, 'each id names one thing').toEqual([...new Set(ids)]);
    expect.soft(await movingOn(browserPage), 'moves little').toEqual([]);
    expect.soft(await findViolations(browserPage), 'axe, light').toEqual([]);
    await browserPage.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await findUnreadable(browserPage), 'axe, dark').toEqual([]);
    for (const [width, textSize] of looks) {
      const overflow = await overflowOf(browserPage, width, textSize);
      expect.soft(overflow, `${width} px with text at ${textSize}`).toBeLessThanOrEqual(0);
    }
    browserPage.off('console', hear).off('pageerror', hearError);
    browserPage.off('request', begin).off('requestfinished', end).off('requestfailed', end);
    expect(complaints).toEqual([]);
  });
}

test('the API documentation is readable under the same policy', async ({ tabs: { visitor } }) => {
  await visitor.goto('/api/docs');
  await expect(visitor.getByText('/api/auth/signup')).toBeVisible();
});
