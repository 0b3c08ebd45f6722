import { expect } from '@playwright/test';
import { findViolations } from './accessibility.ts';
import { addChildByCall, signUpByCall } from './people.ts';
import { plantPlaySession } from './planted-play.ts';
import { test } from './shared-parents.ts';

test.use({ timezoneId: 'America/New_York' });

const lines = [
  { speaker: 'child', text: 'The bus goes to the zoo.' },
  { speaker: 'parent', text: 'I love how carefully you park the bus.', code: 'LP' },
] as const;

test('a parent talks about a session, finds the conversation again, and asks the coach of a child, who forgets danger', async ({
  page,
}) => {
  const talk = page.getByRole('log', { name: 'Conversation' });
  const box = page.getByRole('textbox', { name: 'Your message' });
  await signUpByCall(page);
  const noah = await addChildByCall(page);
  const mia = await addChildByCall(page, { name: 'Mia', pronouns: 'she/her' });
  const id = await plantPlaySession(page, noah, '', { lines });
  const openSessionCoach = async () => {
    await page.goto(`/session/feedback/${id}`);
    await page.getByRole('button', { name: 'Continue to AI Feedback' }).click();
  };

  await test.step('about a session', async () => {
    await openSessionCoach();
    await expect(page.getByRole('heading', { name: 'Playlight Coach' })).toBeFocused();
    await expect(page.getByText('Session with Noah')).toBeVisible();
    await expect(talk).toContainText('You said: “I love how carefully you park the bus.”');
    expect.soft(await findViolations(page)).toEqual([]);
    await expect(box).toHaveAttribute('placeholder', 'Share your thoughts about the session...');
    await box.fill('What is');
    await box.press('Shift+Enter');
    await box.pressSequentially('a reflection?');
    await expect(box).toHaveValue('What is\na reflection?');
    await box.press('Enter');
    await expect(talk).toContainText('Noah says something, and you say it back.');
    await expect(box).toBeFocused();
    await box.fill('why?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(talk.getByText('Hearing the words come back')).toBeInViewport();
    await openSessionCoach();
    await expect(talk).toContainText('Hearing the words come back');
  });

  await test.step('about a child', async () => {
    await page.goto(`/agent?childId=${mia}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Mia’s Coach' })).toBeVisible();
    await expect(talk).toContainText('your play with Mia. She is 4 years old');
    await page.getByRole('button', { name: 'What is special time?' }).click();
    await expect(talk).toContainText('five minutes in which Mia runs the show');
    await box.fill('I am scared I might hurt her');
    await box.press('Enter');
    await expect(talk).toContainText('Childhelp, 1-800-422-4453');
    await expect(talk.getByRole('link', { name: /988/ })).toHaveAttribute('href', 'tel:988');
    expect.soft(await findViolations(page)).toEqual([]);
    await page.reload();
    await expect(talk).toContainText('five minutes in which');
    await expect(talk).not.toContainText('hurt her');
  });
});
