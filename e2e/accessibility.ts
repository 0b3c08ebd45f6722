import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong, on the whole page or in the part that a selector names. */
export function findViolations(page: Page, part?: string): Promise<string[]> {
  const axe = axeOn(page);
  return violationsOf(part ? axe.include(part) : axe);
}

/** What a change of colours alone can make wrong. */
export function findUnreadable(page: Page): Promise<string[]> {
  return violationsOf(axeOn(page).withRules(['color-contrast', 'link-in-text-block']));
}

/** What is too small to tap, or too much covered. Axe looks for it only when asked. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return violationsOf(axeOn(page).withRules(['target-size']));
}

// The other mode collects from frames of other sites, of which there are none, on a second page.
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
