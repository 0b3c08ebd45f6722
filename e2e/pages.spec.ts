import { AxeBuilder } from '@axe-core/playwright';
import { type Page as BrowserPage, expect, test } from '@playwright/test';
import { type Page, pages } from '#web/app/pages.ts';
import { addChildByCall, signUpByCall } from './people.ts';

const everyPage: [string, Page][] = [
  ...Object.entries(pages),
  ['not found', { path: '/no/such/page', title: '', audience: 'everyone', layout: 'phone' }],
];

async function open(browserPage: BrowserPage, page: Page) {
  if (page.audience === 'user') await signUpByCall(browserPage);
  if (page.needsChild) await addChildByCall(browserPage);
  await browserPage.goto(page.path);
  await expect(browserPage.getByRole('heading', { level: 1 })).toBeVisible();
}

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

// One visit for all checks: opening pages is what takes the time.
for (const [name, page] of everyPage) {
  test(`the page "${name}" is accessible, keeps to the policy and holds its width`, async ({
    page: browserPage,
  }) => {
    const complaints: string[] = [];
    browserPage.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    browserPage.on('pageerror', (error) => complaints.push(error.message));
    await browserPage.emulateMedia({ reducedMotion: 'reduce' });
    await open(browserPage, page);
    await browserPage.waitForLoadState('networkidle');

    for (const colorScheme of ['light', 'dark'] as const) {
      await browserPage.emulateMedia({ colorScheme });
      // Colours that are still on their way would be measured half way.
      await browserPage.evaluate(() => {
        const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
        return Promise.all(
          changes.map((change) =>
            change.finished.then(
              () => {},
              () => {},
            ),
          ),
        );
      });
      const { violations } = await new AxeBuilder({ page: browserPage }).analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
      expect.soft(found, `axe, ${colorScheme}`).toEqual([]);
    }
    for (const [width, textSize] of looks) {
      const overflow = await overflowOf(browserPage, width, textSize);
      expect.soft(overflow, `${width} px with text at ${textSize}`).toBeLessThanOrEqual(0);
    }
    expect(complaints).toEqual([]);
  });
}

test('an unknown address says so and leads home', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the API documentation is readable under the same policy', async ({ page }) => {
  await page.goto('/api/docs');
  await expect(page.getByText('/api/auth/signup')).toBeVisible();
});
