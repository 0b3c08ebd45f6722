import { AxeBuilder } from '@axe-core/playwright';
import { type Page as BrowserPage, expect, test } from '@playwright/test';
import { type Page, pages } from '#web/app/pages.ts';
import { signUpByCall } from './people.ts';

const everyPage: [string, Page][] = [
  ...Object.entries(pages),
  ['not found', { path: '/no/such/page', title: '', audience: 'everyone', layout: 'phone' }],
];

async function open(browserPage: BrowserPage, page: Page) {
  if (page.audience === 'user') await signUpByCall(browserPage);
  await browserPage.goto(page.path);
  await expect(browserPage.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const [name, page] of everyPage) {
  test.describe(`the page "${name}"`, () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`is accessible, ${colorScheme}`, async ({ page: browserPage }) => {
        await browserPage.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await open(browserPage, page);
        const { violations } = await new AxeBuilder({ page: browserPage }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      });
    }

    test('runs under its own security policy, without a complaint', async ({
      page: browserPage,
    }) => {
      const complaints: string[] = [];
      browserPage.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      browserPage.on('pageerror', (error) => complaints.push(error.message));
      await open(browserPage, page);
      await browserPage.waitForLoadState('networkidle');
      expect(complaints).toEqual([]);
    });

    test('holds from 320 px to 1440 px, with text at 200 %', async ({ page: browserPage }) => {
      await open(browserPage, page);
      for (const [width, zoom] of [
        [320, '100%'],
        [1440, '100%'],
        [390, '200%'],
      ] as const) {
        await browserPage.setViewportSize({ width, height: 844 });
        await browserPage.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, zoom);
        const overflow = await browserPage.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${width} px at ${zoom}`).toBeLessThanOrEqual(0);
      }
    });
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
