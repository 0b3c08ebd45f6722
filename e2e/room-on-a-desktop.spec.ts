import { expect, type Page } from '@playwright/test';
import { addChildByCall, signUpByCall } from './people.ts';
import { plantPlaySession } from './planted-play.ts';
import { test } from './shared-parents.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE_COLUMN_PX = 448;

type MainAction = readonly [
  path: string,
  role: 'button' | 'link' | 'switch' | 'textbox',
  name: string,
];

/** From the left edge of what is leftmost in the page’s content to the right edge of what is rightmost. */
const contentWidth = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const boxes = [...main.querySelectorAll('*')]
      .filter((element) => element.childElementCount === 0)
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > 1);
    const right = Math.max(...boxes.map((box) => box.right));
    return right - Math.min(...boxes.map((box) => box.left));
  });

async function expectRoom(page: Page, [path, role, name]: MainAction) {
  await page.goto(path);
  const action = page.getByRole(role, { name, exact: true });
  await expect.soft(action, `${name} on ${path}`).toBeInViewport({ ratio: 1 });
  await expect
    .soft(async () => expect(await contentWidth(page), path).toBeGreaterThan(PHONE_COLUMN_PX * 1.5))
    .toPass({ timeout: 2000 });
}

test.use({ viewport: DESKTOP });

test.describe('a parent with a child, on a desktop,', () => {
  test.use({ storageState: ({ noahsParent }, use) => use(noahsParent) });

  test('has pages that use its width, with the main action in sight', async ({ page }) => {
    for (const main of [
      ['/session/goals', 'button', 'Start 5-Minute Session'],
      ['/agent', 'textbox', 'Your message'],
      ['/account', 'link', 'Sign Out'],
      ['/settings', 'switch', 'Keep my recordings'],
      ['/settings/security', 'button', 'Add a passkey'],
      ['/data-management', 'link', 'Download my data'],
      ['/profile-edit', 'button', 'Save Changes'],
      ['/contact', 'button', 'Send Message'],
      ['/delete-account', 'button', 'Delete Account'],
    ] as const) {
      await test.step(main[0], () => expectRoom(page, main));
    }
  });
});

test.describe('a new parent, on a desktop,', () => {
  test.use({ storageState: ({ newParent }, use) => use(newParent) });

  test('sees a picture beside each question, and its button in sight', async ({ page }) => {
    for (const main of [
      ['/welcome', 'link', 'Next'],
      ['/child-onboarding', 'button', 'Next'],
      ['/voice-onboarding', 'link', 'Set up later'],
      ['/child-create', 'button', 'Add Child'],
    ] as const) {
      await test.step(main[0], () => expectRoom(page, main));
    }
  });
});

test('Home’s header begins where its content begins', async ({ page }) => {
  await signUpByCall(page);
  await plantPlaySession(page, await addChildByCall(page), 'Parent: Nice bus.');
  await page.goto('/');
  const start = await page.getByRole('main').getByRole('link', { name: /Start/ }).boundingBox();
  const initial = await page.getByRole('banner').locator('> *').first().boundingBox();
  expect(initial?.x).toBe(start?.x);
});
