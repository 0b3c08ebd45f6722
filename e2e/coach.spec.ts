import { expect, type Page, test } from '@playwright/test';
import { findViolations } from './accessibility.ts';
import { fail, holdCall } from './held-call.ts';
import { addChildByCall, signUpByCall } from './people.ts';
import { plantPlaySession } from './planted-play.ts';
import { expectToast } from './toast.ts';

test.use({ timezoneId: 'America/New_York' });

const talk = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const box = (page: Page) => page.getByRole('textbox', { name: 'Your message' });

const lines = [
  { speaker: 'child', text: 'The bus goes to the zoo.' },
  { speaker: 'parent', text: 'I love how carefully you park the bus.', code: 'LP' },
] as const;

/** Opens the coach from the results of a play session of this length. */
async function openSessionCoach(page: Page, duration = 300): Promise<number> {
  await signUpByCall(page);
  const childId = await addChildByCall(page);
  const id = await plantPlaySession(page, childId, '', { duration, lines });
  await page.goto(`/session/feedback/${id}`);
  await page.getByRole('button', { name: 'Continue to AI Feedback' }).click();
  return id;
}

test('a parent talks about a session, and finds the conversation again', async ({ page }) => {
  const id = await openSessionCoach(page);
  await expect(page.getByRole('heading', { name: 'Playlight Coach' })).toBeFocused();
  await expect(page.getByText('Session with Noah')).toBeVisible();
  await expect(talk(page)).toContainText('You said: “I love how carefully you park the bus.”');
  expect(await findViolations(page)).toEqual([]);

  await expect(box(page)).toHaveAttribute(
    'placeholder',
    'Share your thoughts about the session...',
  );
  await box(page).fill('What is');
  await box(page).press('Shift+Enter');
  await box(page).pressSequentially('a reflection?');
  await expect(box(page)).toHaveValue('What is\na reflection?');
  await box(page).press('Enter');
  await expect(talk(page)).toContainText('Noah says something, and you say it back.');
  await expect(box(page)).toBeFocused();
  await box(page).fill('why?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(talk(page).getByText('Hearing the words come back')).toBeInViewport();

  await page.goto(`/session/feedback/${id}`);
  await page.getByRole('button', { name: 'Continue to AI Feedback' }).click();
  await expect(talk(page)).toContainText('Hearing the words come back');
});

test('the coach of a child greets, thinks, answers, and forgets danger', async ({ page }) => {
  await signUpByCall(page);
  await addChildByCall(page);
  const mia = await addChildByCall(page, { name: 'Mia', pronouns: 'she/her' });
  await page.goto(`/agent?childId=${mia}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Mia’s Coach' })).toBeVisible();
  await expect(talk(page)).toContainText('your play with Mia. She is 4 years old');

  const settle = await holdCall(page, '**/api/agent/chat');
  await page.getByRole('button', { name: 'What is special time?' }).click();
  await expect(page.getByText('Coach is thinking...')).toBeVisible();
  await settle((route) => route.continue());
  await expect(talk(page)).toContainText('five minutes in which Mia runs the show');
  await page.unroute('**/api/agent/chat');

  await box(page).fill('I am scared I might hurt her');
  await box(page).press('Enter');
  await expect(talk(page)).toContainText('Childhelp, 1-800-422-4453');
  await expect(talk(page).getByRole('link', { name: /988/ })).toHaveAttribute('href', 'tel:988');
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await expect(talk(page)).toContainText('five minutes in which');
  await expect(talk(page)).not.toContainText('hurt her');

  await page.route('**/api/agent/chat', fail);
  await box(page).fill('hello');
  await box(page).press('Enter');
  await expectToast(page, 'Error', 'Failed to send message. Please try again.');
  await expect(box(page)).toHaveValue('hello');
});

test('the coach is found from home, is the first child’s where none is named, and invites who has none', async ({
  page,
}) => {
  await signUpByCall(page);
  await page.goto('/agent');
  await expect(page.getByRole('heading', { name: 'No children yet' })).toBeVisible();
  const noah = await addChildByCall(page);
  // Before the first play, Home has one thing to do.
  await plantPlaySession(page, noah, 'Parent: Nice bus.', { lines });
  const coach = page.getByRole('heading', { level: 1, name: 'Noah’s Coach' });
  await page.goto('/agent');
  await expect(coach).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Noah’s Coach' }).press('Enter');
  await expect(page).toHaveURL(`/agent?childId=${noah}`);
  await expect(coach).toBeVisible();
});
