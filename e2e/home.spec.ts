import { expect, type Page } from '@playwright/test';
import { findViolations } from './accessibility.ts';
import { addChildByCall, signUpByCall } from './people.ts';
import { test } from './shared-parents.ts';

const menuButton = (page: Page) => page.getByRole('heading', { level: 1 }).getByRole('button');

test.describe('the child on Home', () => {
  test('can be changed with the keyboard, a reload keeps the choice, and the accessible menu leads to a new one', async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await signUpByCall(page);
    await addChildByCall(page, { name: 'Noah' });
    await addChildByCall(page, { name: 'Mia', pronouns: 'she/her' });
    await page.goto('/');
    await menuButton(page).focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitemradio')).toHaveText([/Noah/, /Mia/]);
    await expect(menu.getByRole('menuitemradio', { name: 'Noah' })).toBeChecked();
    await expect(menu.getByRole('menuitemradio', { name: 'Noah' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('menuitemradio', { name: 'Mia' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menuButton(page)).toHaveText('Mia’s session');
    await expect(menuButton(page)).toBeFocused();
    await page.reload();
    await expect(menuButton(page)).toHaveText('Mia’s session');
    // The menu lays itself out without anything that the security policy refuses.
    expect(complaints).toEqual([]);

    await menuButton(page).click();
    expect(await findViolations(page, '[role=menu]')).toEqual([]);
    await page.getByRole('menuitem', { name: 'Add Child' }).click();
    await expect(page).toHaveURL('/child-create?from=home');
  });
});
