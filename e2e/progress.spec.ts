import { expect, type Page, test } from '@playwright/test';
import type { ChildProgress, ListedPlaySession } from '#contract/play-sessions.ts';
import { findViolations } from './accessibility.ts';
import { addChildByCall, signUpByCall } from './people.ts';
import { expectToast } from './toast.ts';

test.use({ timezoneId: 'America/Los_Angeles' });

const addButton = (page: Page) => page.getByRole('button', { name: 'Add child', exact: true });

/** Answers with the progress of one child, whose play sessions come newest first. */
async function answerProgress(
  page: Page,
  childId: number,
  played: readonly Partial<ListedPlaySession>[],
  { sessionCount = played.length, averageScore = null as number | null } = {},
) {
  const recent = played.map((one, index) => ({
    id: index + 1,
    childId,
    duration: 300,
    overallScore: null,
    activityDescription: null,
    unscorable: false,
    ...one,
  }));
  const others = (await (
    await page.request.get('/api/sessions/progress')
  ).json()) as ChildProgress[];
  await page.route('**/api/sessions/progress', (route) =>
    route.fulfill({
      json: others.map((other) =>
        other.childId === childId ? { childId, sessionCount, averageScore, recent } : other,
      ),
    }),
  );
}

test.beforeEach(async ({ page }) => {
  await signUpByCall(page);
});

test('Child Progress without children invites to add one, and Back leads home', async ({
  page,
}) => {
  await page.goto('/children');
  await expect(page.getByRole('heading', { name: 'No children yet' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Add Child' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Child' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/welcome');
});

test('a child without sessions is invited to play', async ({ page }) => {
  await addChildByCall(page);
  await page.goto('/children');
  await expect(page.getByRole('heading', { name: 'Noah' })).toBeVisible();
  await expect(page.getByText('0 sessions')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No sessions yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Start your first session' }).click();
  await expect(page).toHaveURL('/session/goals');
});

test('each child has a count, an average, a trend and the last five sessions', async ({ page }) => {
  const noah = await addChildByCall(page);
  await addChildByCall(page, { name: 'Mia' });
  // In Los Angeles it is still the evening of 14 March.
  await page.clock.setFixedTime('2026-03-15T03:00:00Z');
  const played = [
    { overallScore: 4.6, completedAt: '2026-03-15T02:00:00.000Z', duration: 299 },
    { overallScore: 4, completedAt: '2026-03-14T06:30:00.000Z' },
    { unscorable: true, overallScore: 1, completedAt: '2026-03-11T20:00:00.000Z' },
    {
      overallScore: 2,
      completedAt: '2026-03-07T20:00:00.000Z',
      activityDescription: 'Building a tower',
    },
    { overallScore: 3.2, completedAt: '2026-03-06T20:00:00.000Z' },
  ];
  await answerProgress(page, noah, played, { sessionCount: 6, averageScore: 3 });
  await page.goto('/children');
  const card = page.getByRole('region', { name: 'Noah' });
  await expect(card).toContainText('6 sessions');
  await expect(card).toContainText('Good');
  await expect(card).toContainText('about 3.0 out of 5');
  await expect(card).toContainText('Up 1.4 over your last sessions');
  const rows = card.getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(0)).toContainText(/Today.*4:59.*Excellent 4\.6/);
  await expect(rows.nth(1)).toContainText(/Yesterday.*Great 4\.0/);
  await expect(rows.nth(2)).toContainText(/3 days ago.*Not scored/);
  await expect(rows.nth(3)).toContainText(/7 days ago.*Building a tower.*Fair 2\.0/);
  await expect(rows.nth(4)).toContainText(/Mar 6, 2026.*Good 3\.2/);
  await expect(page.getByRole('region', { name: 'Mia' })).toContainText('No sessions yet');
  expect(await findViolations(page)).toEqual([]);
});

test.describe('the dialog that adds a child', () => {
  async function openDialog(page: Page) {
    await addChildByCall(page);
    await page.goto('/children');
    await addButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Add Child' });
    await expect(dialog).toBeVisible();
    return dialog;
  }

  async function fillIn(page: Page) {
    await page.getByLabel('Child’s name').fill('Mia');
    await page.getByLabel('Age').selectOption('6 years');
    await page.getByText('She/Her').click();
  }

  test('names everything that is missing, and takes a name, an age from 2 to 10, and pronouns', async ({
    page,
  }) => {
    const dialog = await openDialog(page);
    await dialog.getByRole('button', { name: 'Add Child' }).click();
    await expect(dialog.getByText('Name is required')).toBeVisible();
    await expect(dialog.getByText('Age is required')).toBeVisible();
    await expect(dialog.getByText('Pronouns are required')).toBeVisible();
    const ages = await page.getByLabel('Age').locator('option').allTextContents();
    expect([ages[1], ages.at(-1), ages.length]).toEqual(['2 years', '10 years', 10]);
    await fillIn(page);
    await dialog.getByRole('button', { name: 'Add Child' }).click();
    await expect(dialog).toBeHidden();
    await expectToast(page, 'Child added', 'Mia is ready to play.');
    await expect(page.getByRole('region', { name: 'Mia' })).toContainText('6 years old');
  });
});
