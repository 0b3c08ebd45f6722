// Behaviour of the kit that every screen relies on, shown in its gallery.
import { expect } from '@playwright/test';
import { test } from './shared-parents.ts';
import { toastIn } from './toast.ts';

test('toasts come one at a time, answer F8, a swipe and the clock; dialogs hold the focus and their question', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/dev/kit');
  const toast = toastIn(page).getByText('Saved');
  const showToast = page.getByRole('button', { name: 'Show toast' });

  await test.step('shadows are dark in the dark', async () => {
    const button = page.getByRole('button', { name: 'Start playing' });
    await expect.soft(button).toHaveCSS('box-shadow', /rgba\(74, 53, 18/);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.soft(button).toHaveCSS('box-shadow', /rgba\(0, 0, 0, 0\.4\)/);
  });

  await test.step('toasts come one at a time, and can be reached with F8 and closed with the keyboard', async () => {
    await showToast.click();
    await expect(toast).toBeVisible();
    await page.getByRole('button', { name: 'Show destructive toast' }).click();
    await expect(toastIn(page).getByText('Oops, something went wrong')).toBeVisible();
    await expect(toast).toBeHidden();
    await showToast.click();
    await expect(toast).toBeVisible();
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: /Notifications/ }).locator('ol')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(toast).toBeHidden();
  });

  await test.step('toasts go away with a swipe to the right, not with a shorter one', async () => {
    await showToast.click();
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

  await test.step('dialogs hold the focus, close with Escape and give the focus back', async () => {
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

  await test.step('dialogs that must be answered stay until they are', async () => {
    await page.getByRole('button', { name: 'Open dialog that must be answered' }).click();
    const dialog = page.getByRole('dialog', { name: 'End Playlight Early?' });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await page.getByRole('button', { name: 'Keep playing' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('toasts stay for 5 seconds', async () => {
    await page.clock.pauseAt(Date.now() + 60_000);
    await showToast.click();
    await expect(toast).toBeVisible();
    await page.clock.runFor(4000);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1000);
    await expect(toast).toBeHidden();
  });
});
