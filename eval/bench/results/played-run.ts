// One parent, from sign-up to results, and the same results opened again.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { addChildByCall, signUpByCall } from '#e2e/people.ts';
import { playWords } from '#web/play/machine/content.ts';
import { PLAY_MS } from '#web/play/machine/limits.ts';
import type { BrowserStage } from './browser-stage.ts';
import { type Moments, momentsOf, watch } from './watched-page.ts';

const PATIENCE_MS = 60_000;

export interface Run {
  readonly ended: Moments;
  /** The same page, opened once the play session is saved. */
  readonly opened: Moments;
}

/** Plays for so long, or to the bell where it is left out. */
export async function play({ browser, url }: BrowserStage, playMs?: number): Promise<Run> {
  const context = await browser.newContext({ baseURL: url });
  try {
    await context.grantPermissions(['microphone']);
    const page = await context.newPage();
    await watch(page);
    await signUpByCall(page);
    await addChildByCall(page);
    await page.goto('/session/active');
    await page.getByRole('button', { name: playWords.ready.start }).click();
    await expect(page.getByText(playWords.enjoy)).toBeVisible({ timeout: PATIENCE_MS });
    let uploads = 0;
    page.on('request', (request) => {
      if (request.url().includes('/process-audio')) uploads += 1;
    });
    if (playMs !== undefined) await endAfter(page, playMs);
    const ended = await momentsOf(page, PLAY_MS + PATIENCE_MS);
    if (uploads > 0) throw new Error('The live run was not whole: the recording was uploaded.');
    await page.reload();
    return { ended, opened: await momentsOf(page, PATIENCE_MS) };
  } finally {
    await context.close();
  }
}

async function endAfter(page: Page, playMs: number): Promise<void> {
  await sleep(playMs);
  await page.getByRole('button', { name: 'End the session' }).click();
  await page.getByRole('button', { name: playWords.endQuestion.yes }).click();
}
