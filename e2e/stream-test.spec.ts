import { expect } from '@playwright/test';
import { findViolations } from './accessibility.ts';
import { abort, holdCall } from './held-call.ts';
import { addChildByCall, signUpByCall } from './people.ts';
import { plantPlaySession } from './planted-play.ts';
import { test } from './shared-parents.ts';

const STREAM = '**/api/dev/cdi-stream-test*';

test('who has not played is invited to, then a play session is scored while one watches', async ({
  page,
}) => {
  await signUpByCall(page);
  const child = await addChildByCall(page);
  await page.goto('/dev/stream-test');
  await expect(page.getByRole('link', { name: 'Start your first session' })).toHaveAttribute(
    'href',
    '/session/goals',
  );

  await plantPlaySession(page, child, 'nobody says who spoke');
  await page.reload();
  await expect(page.getByLabel('Play session')).toContainText(/Noah · Today, .+ · 5:00/);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('There’s no talk to score in this session');

  await plantPlaySession(
    page,
    child,
    "Child: A dragon!\nParent: It is a dragon. I like how you waited for your turn.\nParent: You're lining up the penguins.",
  );
  await page.reload();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const log = page.getByRole('region', { name: 'Log' });
  await expect(log).toContainText(/Started.*Received: \d+ B coded.*Finished/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Next time,')).toBeVisible();
  await expect(page.getByText('“I like how you waited for your turn.”')).toBeVisible();
  await expect(page.getByText("“You're lining up the penguins.”")).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Reflection' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  const settle = await holdCall(page, STREAM);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(log).toContainText(/Started.*Stopped/);
  await settle(abort);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
