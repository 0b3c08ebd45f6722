import { expect } from '@playwright/test';
import { estimateErrors } from '#domain/estimate-errors.ts';
import { findViolations } from './accessibility.ts';
import { addChildByCall, signUpByCall } from './people.ts';
import { plantLine, plantPlays } from './planted-play.ts';
import { test } from './shared-parents.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const played = (daysAgo: number) => ({
  completed_at: new Date(Date.now() - daysAgo * DAY_MS),
  overall_score: 3,
  labeled_praises: 4,
  behavior_descriptions: 6,
  reflections: 5,
  questions: 4,
  commands: 1,
  criticisms: 1,
  total_negative: 6,
});

test('the report tells a period, with words only when they are asked for, and prints without its controls', async ({
  page,
}) => {
  await signUpByCall(page);
  const noah = await addChildByCall(page);
  const [, newest = 0] = await plantPlays(page, noah, [played(60), played(1)]);
  await plantLine(newest, 'NTA', 'Not like that.');
  await page.goto(`/report?childId=${noah}`);
  const paper = page.getByRole('article');
  await expect(page.getByRole('heading', { name: 'Play report for Noah' })).toBeVisible();
  await expect(paper).toContainText('2 play sessions of child-led play, 10 minutes together.');
  await expect(paper).toContainText('Questions per sessionabout 4');
  await expect(paper).toContainText('Words to look at together');
  await expect(paper).not.toContainText('Not like that.');
  await expect(paper).toContainText(
    `off on average by about ${Math.round(estimateErrors.labeledPraises)} for praise`,
  );

  await page.getByText('4 weeks').click();
  await expect(paper).toContainText('1 play session of child-led play, 5 minutes together.');
  await page.getByRole('switch', { name: 'Include words to look at together' }).click();
  await expect(paper).toContainText('“Not like that.”');
  expect(await findViolations(page)).toEqual([]);

  const printed = page.evaluate(
    () => new Promise((resolve) => window.addEventListener('beforeprint', resolve, { once: true })),
  );
  await page.evaluate(() => {
    window.print = () => window.dispatchEvent(new Event('beforeprint'));
  });
  await page.getByRole('button', { name: 'Print or save as PDF' }).click();
  await printed;
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  await expect(page.getByText('Period')).toBeHidden();
  await expect(paper).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
