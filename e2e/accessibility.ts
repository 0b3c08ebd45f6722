import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong, on the whole page or in the part that a selector names. */
export async function findViolations(page: Page, part?: string): Promise<string[]> {
  const axe = await axeOn(page);
  return violationsOf(part ? axe.include(part) : axe);
}

/** What a change of colours alone can make wrong. */
export async function findUnreadable(page: Page): Promise<string[]> {
  await coloursAtRest(page);
  return violationsOf((await axeOn(page)).withRules(['color-contrast', 'link-in-text-block']));
}

/** What is too small to tap, or too much covered. Axe looks for it only when asked. */
export async function findSmallTargets(page: Page): Promise<string[]> {
  return violationsOf((await axeOn(page)).withRules(['target-size']));
}

/** Colours that are still on their way would be measured half way. */
async function coloursAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextPicture = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const changes = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
    // They set out with the next picture, and what inherits a colour after what it has it from.
    for (await nextPicture(); changes().length > 0; await nextPicture())
      await Promise.allSettled(changes().map(({ finished }) => finished));
  });
}

// The other mode collects from frames of other sites, of which there are none, on a second page.
async function axeOn(page: Page): Promise<AxeBuilder> {
  // Half a megabyte, which a page that was looked at before has already.
  const isThere = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
}

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
