// Behaviour of the kit that every screen relies on, shown in its gallery.
import { expect, test } from '@playwright/test';
import { toastIn } from './toast.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/dev/kit');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('shadows are dark in the dark', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Start playing' });
  await expect(button).toHaveCSS('box-shadow', /rgba\(74, 53, 18/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(button).toHaveCSS('box-shadow', /rgba\(0, 0, 0, 0\.4\)/);
});

test.describe('toasts', () => {
  test('come one at a time, and can be reached with F8 and closed with the keyboard', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Show toast' }).click();
    await expect(toastIn(page).getByText('Saved')).toBeVisible();
    await page.getByRole('button', { name: 'Show destructive toast' }).click();
    await expect(toastIn(page).getByText('Oops, something went wrong')).toBeVisible();
    await expect(toastIn(page).getByText('Saved')).toBeHidden();

    await page.getByRole('button', { name: 'Show toast' }).click();
    await expect(toastIn(page).getByText('Saved')).toBeVisible();
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: /Notifications/ }).locator('ol')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(toastIn(page).getByText('Saved')).toBeHidden();
  });

  test('stay for 5 seconds', async ({ page }) => {
    await page.clock.install();
    await page.goto('/dev/kit');
    await page.getByRole('button', { name: 'Show toast' }).click();
    await expect(toastIn(page).getByText('Saved')).toBeVisible();
    await page.clock.runFor(4000);
    await expect(toastIn(page).getByText('Saved')).toBeVisible();
    await page.clock.runFor(1000);
    await expect(toastIn(page).getByText('Saved')).toBeHidden();
  });

  test('go away with a swipe to the right, not with a shorter one', async ({ page }) => {
    await page.getByRole('button', { name: 'Show toast' }).click();
    const toast = toastIn(page).getByText('Saved');
    await expect(toast).toBeVisible();
    const swipe = async (distance: number) => {
      const box = await toast.boundingBox();
      if (!box) throw new Error('The toast is not on the screen');
      const [x, y] = [box.x + 10, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (let step = 1; step <= 5; step++) await page.mouse.move(x + (distance * step) / 5, y);
      await page.mouse.up();
    };
    await swipe(30);
    await expect(toast).toBeVisible();
    await swipe(90);
    await expect(toast).toBeHidden();
  });
});

test.describe('dialogs', () => {
  test('hold the focus, close with Escape and give the focus back', async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Open dialog', exact: true });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'End Playlight Early?' });
    await expect(dialog).toBeVisible();
    for (let presses = 0; presses < 6; presses++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () =>
          !['BODY', 'HTML'].includes(document.activeElement?.tagName ?? '') &&
          !document.activeElement?.closest('dialog'),
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('that must be answered stay until they are', async ({ page }) => {
    await page.getByRole('button', { name: 'Open dialog that must be answered' }).click();
    const dialog = page.getByRole('dialog', { name: 'End Playlight Early?' });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await page.getByRole('button', { name: 'Keep playing' }).click();
    await expect(dialog).toBeHidden();
  });
});
