import { expect, type Page } from '@playwright/test';
import { findViolations } from './accessibility.ts';
import { addChildByCall, signUpByCall } from './people.ts';
import { plantPlays } from './planted-play.ts';
import { test } from './shared-parents.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const played = (daysAgo: number, reflections: number, avoidTalk: number) => ({
  completed_at: new Date(Date.now() - daysAgo * DAY_MS),
  overall_score: 3,
  labeled_praises: 4,
  behavior_descriptions: 0,
  reflections,
  questions: avoidTalk,
  total_negative: avoidTalk,
});

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('play that grew is told in words, drawn, and can be read as numbers; a milestone is celebrated once, and stays on the list', async ({
  page,
}) => {
  await signUpByCall(page);
  const noah = await addChildByCall(page);
  await plantPlays(page, noah, [
    played(12, 3, 9),
    played(9, 3, 8),
    played(3, 6, 3),
    played(1, 7, 2),
    { completed_at: new Date(), unscorable: true },
  ]);
  await page.goto('/children');
  await expect(page.getByRole('region', { name: 'Noah' }).getByRole('listitem')).toHaveCount(5);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'See progress over time' }).click();
  await expect(page).toHaveURL(`/progress?childId=${noah}`);
  await expect(page.getByText('You and Noah')).toBeVisible();

  const insights = page.getByRole('region', { name: 'What stands out' }).getByRole('listitem');
  await expect(insights.nth(0)).toHaveText(
    'Your reflection moments have doubled since last week: about 3 a session then, about 7 now.',
  );
  await expect(insights.nth(1)).toContainText('That leaves him room to lead.');
  await expect(card(page, 'Reflection')).toContainText(
    'About 7 in your last session, and the trend is up',
  );
  await expect(card(page, 'Describing')).toContainText('None that we heard in your last session');
  await expect(card(page, 'Praise').getByRole('img')).toHaveAccessibleName(/session by session/);
  await expect(page.getByText('In your last session, Noah was in the lead.')).toBeVisible();
  const led = page.getByRole('list', { name: 'Who led, newest first' }).getByRole('listitem');
  await expect(led).toHaveText([/Noah led/, /You took turns/, /You took turns/, /You led/]);
  await expect(page.getByText('25 minutes in 5 sessions')).toBeVisible();
  await expect(page.getByText('3-day streak', { exact: true })).toBeVisible();
  await expect(
    page.getByText('You can take one day off a week and keep your streak.'),
  ).toBeVisible();
  // Avoid-talk has no number, and nothing is an alarm.
  await expect(page.getByRole('main').locator('[class*=danger]')).toHaveCount(0);

  await page.getByText('Show the numbers').focus();
  await page.keyboard.press('Enter');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(1)).toHaveText(/Yesterday\s*4\s*0\s*7/);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Report to share' }).click();
  await expect(page).toHaveURL(`/report?childId=${noah}`);

  await test.step('a milestone is celebrated once', async () => {
    const data = { childId: noah, duration: 300, labeledPraises: 10 };
    await page.request.post('/api/sessions', { data });
    await page.goto('/');
    const fresh = page.getByRole('region', { name: /new milestones$/ });
    await expect(fresh.getByRole('listitem').first()).toContainText('First session');
    await expect(fresh).toContainText('Ten praise moments in one session');
    expect(await findViolations(page)).toEqual([]);
    await fresh.getByRole('button', { name: 'Nice!' }).click();
    await expect(fresh).toBeHidden();
    await page.reload();
    await expect(page.getByText(/, today, played$/)).toBeAttached();
    await expect(page.getByText('new milestone')).toBeHidden();
    await page.goto(`/progress?childId=${noah}`);
    await expect(page.getByRole('heading', { name: 'Milestones' })).toBeVisible();
    await expect(page.getByText('You reached the goal for praise.')).toBeVisible();
    await expect(page.getByText('New', { exact: true })).toBeHidden();
  });
});
