import { expect, type Locator, type Page } from '@playwright/test';
import { newEmail } from './people.ts';
import { test } from './shared-parents.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

const sections = [
  ['features', 'Features', 'Small enough for a Tuesday'],
  ['how', 'How it works', 'How it works'],
  ['research', 'The method', 'The PRIDE method'],
] as const;

const menuButton = (page: Page) => page.getByRole('button', { name: /(Open|Close) menu/ });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

/** The section's heading stands in the upper half of the window, clear of the top bar. */
async function expectAtTop(page: Page, heading: string) {
  const title = page.getByRole('heading', { name: heading, level: 2 });
  await expect
    .poll(async () => {
      const top = (await title.boundingBox())?.y ?? -1;
      const barHeight = (await page.getByRole('banner').boundingBox())?.height ?? 0;
      const windowHeight = page.viewportSize()?.height ?? 0;
      return top >= barHeight && top < windowHeight / 2;
    })
    .toBe(true);
}

/** What is to be pressed has a ground of its own; the waitlist comes after the picture. */
async function expectOneThingToPress(page: Page) {
  const start = page.getByRole('main').getByRole('link', { name: 'Try Web Version Now' });
  await expect(start).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Your email')).not.toBeInViewport();
  const ground = (link: Locator) =>
    link.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground(start)).not.toBe('rgba(0, 0, 0, 0)');
  expect(await ground(page.getByRole('banner').getByRole('link', { name: /^Get Started/ }))).toBe(
    'rgba(0, 0, 0, 0)',
  );
}

async function tabTo(page: Page, name: string) {
  const mostStops = 20;
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press('Tab');
    const isThere = await page.evaluate((wanted) => {
      const element = document.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : element;
      return label?.textContent?.trim() === wanted;
    }, name);
    if (isThere) return;
  }
  throw new Error(`The keyboard does not reach "${name}" within ${mostStops} steps.`);
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the first screen has one thing to press, and the menu opens by keyboard, leads to every section and to the way to log in', async ({
    page,
  }) => {
    await page.goto('/');
    await expectOneThingToPress(page);
    await expect(page.locator('#research').getByRole('listitem')).toHaveCount(6);
    await expect(page.getByRole('heading', { name: 'Child-led play' })).toBeVisible();

    await test.step('the menu opens by keyboard, and Escape or its button closes it', async () => {
      await expect(menu(page)).toBeHidden();
      await menuButton(page).focus();
      await page.keyboard.press('Enter');
      await expect(menu(page)).toBeVisible();
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Tab');
      await expect(menu(page).getByRole('link', { name: 'Features' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
      await menuButton(page).click();
      await expect(menu(page)).toBeHidden();
    });

    for (const [anchor, label, heading] of sections) {
      await test.step(`the menu leads to #${anchor} and closes`, async () => {
        await menuButton(page).focus();
        await page.keyboard.press('Enter');
        await menu(page).getByRole('link', { name: label }).focus();
        await page.keyboard.press('Enter');
        await expect(menu(page)).toBeHidden();
        await expect(page).toHaveURL(`/#${anchor}`);
        await expectAtTop(page, heading);
      });
    }

    await test.step('the top bar starts short, and the menu has the way to log in', async () => {
      const bar = page.getByRole('banner');
      await expect(bar.getByRole('link', { name: 'Get Started', exact: true })).toHaveAttribute(
        'href',
        '/signup',
      );
      await expect(bar.getByRole('link', { name: 'Sign In' })).toBeHidden();
      await menuButton(page).click();
      await menu(page).getByRole('link', { name: 'Log In' }).click();
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    for (const [anchor, , heading] of sections) {
      await test.step(`#${anchor} works as a deep link`, async () => {
        // From another section it would be a step on the same page.
        await page.goto('about:blank');
        await page.goto(`/#${anchor}`);
        await expectAtTop(page, heading);
      });
    }
  });

  test('what is typed and pressed before the app is there counts, and the page stays where it was scrolled', async ({
    page,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    let bring = () => {};
    const isWanted = new Promise<void>((resolve) => {
      bring = resolve;
    });
    await page.route('**/assets/app-*.js', async (route) => {
      await isWanted;
      await route.continue();
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const email = page.getByLabel('Your email');
    await email.fill(newEmail());
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await menuButton(page).click();
    bring();
    await expect(menu(page)).toBeVisible();
    await expect(email).toHaveValue(/@/);
    // The open menu is part of the bar, which moves the page on.
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(scrolled);
    await page.getByRole('button', { name: 'Join the Waitlist' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome to the waitlist!' })).toBeFocused();
    expect(said).toEqual([]);
  });

  test('the waitlist takes the keyboard alone', async ({ page }) => {
    // Filling in a field begins a smooth scroll to it, which would go on behind the form that is gone. People take longer to type.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await tabTo(page, 'Your email');
    await page.keyboard.type(newEmail());
    await tabTo(page, 'Join the Waitlist');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Welcome to the waitlist!' })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await tabTo(page, 'Try Web Version Now');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/signup');
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('the keyboard skips to the content, everything is in the top bar, and PRIDE has its five points', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectOneThingToPress(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    const bar = page.getByRole('banner');
    await expect(menuButton(page)).toBeHidden();
    await expect(bar.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    await expect(bar.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute(
      'href',
      '/signup',
    );
    for (const [anchor, label, heading] of sections) {
      await bar.getByRole('link', { name: label }).click();
      await expect(page).toHaveURL(`/#${anchor}`);
      await expectAtTop(page, heading);
    }
    await bar.getByRole('link', { name: 'Playlight' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator('#research').getByRole('listitem')).toHaveCount(5);
    await expect(page.getByText('Child-led play')).toBeHidden();
  });
});
