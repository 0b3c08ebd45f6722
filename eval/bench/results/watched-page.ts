// When a page was asked for results and when it showed them, by the page's own clock.
import type { Page } from '@playwright/test';
import { playWords } from '#web/play/machine/content.ts';

declare global {
  interface Window {
    /** The click on "Yes, End Session", or the bell. */
    endedMs?: number;
    shownMs?: number;
  }
}

/** From the end of play, or from opening the page. */
export interface Moments {
  /** Until the results are on the screen. */
  readonly totalMs: number;
  /** Until the browser asks the server to save. */
  readonly askedMs: number;
  readonly answeredMs: number;
  /** How often it asked; a page that was opened asks nothing. */
  readonly asks: number;
}

const words = {
  end: playWords.endQuestion.yes,
  bell: playWords.complete,
  /** "Praise Moments" and the like, each with its number. */
  results: 'Moments',
};

/** For every document of the page, from its first moment on. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(({ end, bell, results }) => {
    addEventListener(
      'click',
      ({ target, timeStamp }) => {
        if (target instanceof Element && target.closest('button')?.textContent === end)
          window.endedMs = timeStamp;
      },
      true,
    );
    new MutationObserver(() => {
      if (document.querySelector('h2[role=status]')?.textContent === bell)
        window.endedMs ??= performance.now();
      const isShown = [...document.querySelectorAll('main li')].some(({ textContent }) =>
        textContent?.includes(results),
      );
      if (!isShown || window.shownMs !== undefined) return;
      window.shownMs = Number.NaN;
      // The frame after the one that paints it.
      requestAnimationFrame(() =>
        requestAnimationFrame((timeMs) => {
          window.shownMs = timeMs;
        }),
      );
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, words);
}

/** Waits for the results. */
export async function momentsOf(page: Page, timeout: number): Promise<Moments> {
  await page.waitForFunction(() => (window.shownMs ?? 0) > 0, undefined, { timeout });
  // Functions with names of their own do not travel into the page.
  const { endedMs, shownMs, saves } = await page.evaluate(() => ({
    endedMs: window.endedMs ?? 0,
    shownMs: window.shownMs ?? Number.NaN,
    saves: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('/api/sessions'))
      .map(({ startTime, responseEnd }) => ({ startTime, responseEnd })),
  }));
  return {
    totalMs: shownMs - endedMs,
    askedMs: (saves[0]?.startTime ?? endedMs) - endedMs,
    answeredMs: (saves.at(-1)?.responseEnd ?? endedMs) - endedMs,
    asks: saves.length,
  };
}
