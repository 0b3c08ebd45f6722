// A parent's way through the product, from the first page to logging out, step by step.
import { expect, type Locator, type Page } from '@playwright/test';
import { newEmail, PASSWORD } from '#e2e/people.ts';

/** Playing goes by the wall clock, listening by what the machine has left. */
const LISTENING_MS = 120_000;

interface Step {
  readonly name: string;
  readonly walk: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
/** Key by key: what Playwright fills in by itself does not reach the app in a stock Firefox. */
const type = (field: Locator, text: string) => field.pressSequentially(text);
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

const arriving: readonly Step[] = [
  {
    name: 'the landing page',
    async walk(page) {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    name: 'sign-up',
    async walk(page) {
      await page.goto('/signup');
      await type(page.getByLabel('Parent’s First Name'), 'Maya');
      await type(page.getByLabel('Email Address'), newEmail());
      await type(page.getByLabel('Password', { exact: true }), PASSWORD);
      await expect(button(page, 'Create My Account')).toBeEnabled();
    },
  },
  {
    name: 'the welcome',
    async walk(page) {
      await button(page, 'Create My Account').click();
      await expect(heading(page, 'Hi Maya, welcome!')).toBeVisible();
    },
  },
  {
    name: 'onboarding: the child',
    async walk(page) {
      await link(page, 'Next').click();
      await type(page.getByLabel('Child’s name'), 'Noah');
      await page.getByText('He/Him').click();
      await button(page, 'Next').click();
      await button(page, 'Month').click();
      await page.getByRole('dialog', { name: 'Choose a month' }).getByText('January').click();
      await type(page.getByLabel('Day'), '1');
      await type(page.getByLabel('Year'), String(new Date().getFullYear() - 4));
    },
  },
  {
    name: 'onboarding: the voice',
    async walk(page) {
      await button(page, 'Next').click();
      await expect(heading(page, 'Help us get to know your voice')).toBeVisible();
    },
  },
  {
    name: 'Home',
    async walk(page) {
      await link(page, 'Set up later').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noah’s session');
    },
  },
  {
    name: 'a play: from the tap to the recording',
    async walk(page) {
      await page.getByRole('main').getByRole('link', { name: 'Start' }).click();
      await page.getByRole('checkbox', { name: /Everyone in the room knows/ }).check();
      await button(page, 'Start 5-Minute Session').click();
      await button(page, 'Allow Microphone').click();
      await expect(page.getByText('Enjoy your time together')).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole('region', { name: 'Live counts' })).toContainText('Live', {
        timeout: LISTENING_MS,
      });
    },
  },
];

/** What is over within half a minute gets no results. */
async function endAfterHalfAMinute(page: Page): Promise<void> {
  await expect(button(page, /^(4:[0-2]|[0-3]:)\d+ left/)).toBeVisible({ timeout: LISTENING_MS });
  await button(page, 'End the session').click();
  await button(page, 'Yes, End Session').click();
  await expect(page).toHaveURL(/\/session\/feedback\/\d+$/, { timeout: LISTENING_MS });
}

const toneResults: Step = {
  name: 'the end of a play in which nobody spoke: told kindly',
  async walk(page) {
    await endAfterHalfAMinute(page);
    await expect(heading(page, 'We Couldn’t Hear You')).toBeVisible({
      timeout: LISTENING_MS,
    });
  },
};

const spokenResults: readonly Step[] = [
  {
    name: 'a play: counts rise while somebody speaks',
    async walk(page) {
      const counts = page.getByRole('region', { name: 'Live counts' });
      await expect(counts).toContainText(/Reflection\s*[1-9]/, { timeout: LISTENING_MS });
      await expect(counts).toContainText(/Praise\s*[1-9]/, { timeout: LISTENING_MS });
    },
  },
  {
    name: 'the results of a play',
    async walk(page) {
      await endAfterHalfAMinute(page);
      await expect(heading(page, 'Playlight Complete!')).toBeVisible({ timeout: LISTENING_MS });
      await expect(page.getByText('Reflection Moments')).toBeVisible();
    },
  },
  {
    name: 'the coach after the play',
    async walk(page) {
      await button(page, 'Continue to AI Feedback').click();
      const talk = page.getByRole('log', { name: 'Conversation' });
      await expect(talk).toContainText('You said: “');
    },
  },
];

const pages: readonly Step[] = [
  {
    name: 'a message to the coach, and the answer',
    async walk(page) {
      await page.goto('/agent');
      const box = page.getByRole('textbox', { name: 'Your message' });
      await type(box, 'What is a reflection?');
      await box.press('Enter');
      await expect(page.getByRole('log', { name: 'Conversation' })).toContainText(
        'Noah says something, and you say it back.',
      );
    },
  },
  {
    name: 'progress',
    async walk(page) {
      await page.goto('/children');
      await link(page, 'See progress over time').click();
      await expect(heading(page, 'Progress over time')).toBeVisible();
    },
  },
  {
    name: 'settings',
    async walk(page) {
      await page.goto('/settings');
      await page.getByText('Keep my recordings').click();
      await expect(page.getByRole('switch', { name: 'Keep my recordings' })).toBeChecked();
    },
  },
  {
    name: 'Your Data',
    async walk(page) {
      await page.goto('/data-management');
      await expect(heading(page, 'Your Data')).toBeVisible();
      await expect(page.getByText('Noah').first()).toBeVisible();
    },
  },
  {
    name: 'logging out',
    async walk(page) {
      await page.goto('/account');
      await link(page, 'Sign Out').click();
      await expect(link(page, 'Try Web Version Now')).toBeVisible();
    },
  },
];

export const toneWalk = [...arriving, toneResults, ...pages];
export const spokenWalk = [...arriving, ...spokenResults, ...pages];
