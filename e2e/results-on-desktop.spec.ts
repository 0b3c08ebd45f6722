import { expect } from '@playwright/test';
import { findUnreadable, findViolations } from './accessibility.ts';
import { addChildByCall, signUpByCall } from './people.ts';
import { plantPlay } from './planted-play.ts';
import { test } from './shared-parents.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const MANY_LINES = 40;

test('on a desktop the results stand beside what was said and beside the coach, with the way on in sight', async ({
  page,
}) => {
  await signUpByCall(page);
  const childId = await addChildByCall(page);
  const said = { speaker: 'parent', text: 'You are putting it on top.', code: 'BD' };
  const id = await plantPlay(page, childId, {
    columns: {
      behavior_descriptions: MANY_LINES,
      audio_transcription: 'Parent: You are putting it on top.',
      overall_score: 1,
    },
    lines: Array.from({ length: MANY_LINES }, () => said),
  });
  await page.goto(`/session/feedback/${id}`);
  const results = page.getByText('Describing Moments');
  const goOn = page.getByRole('button', { name: 'Continue to AI Feedback' });
  await expect(page.getByText(said.text).first()).toBeVisible();
  await expect(results).toBeInViewport();
  await expect(goOn).toBeInViewport({ ratio: 1 });

  const drawing = page.getByRole('button', { name: 'Drawing' });
  await drawing.click();
  await expect(drawing).toHaveAttribute('aria-pressed', 'true');
  expect(await findViolations(page, 'main')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findUnreadable(page)).toEqual([]);

  await goOn.click();
  await expect(page.getByRole('heading', { name: 'Playlight Coach' })).toBeFocused();
  await expect(results).toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeInViewport({ ratio: 1 });
  expect(await findViolations(page, 'main')).toEqual([]);

  await page.goto('/children');
  await expect(page.getByText('5:00 minutes • Drawing')).toBeVisible();
});
