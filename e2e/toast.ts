import { expect, type Page } from '@playwright/test';

/** The toast on the screen; its words are repeated in a hidden live region, which is not meant here. */
export const toastIn = (page: Page) =>
  page.getByRole('region', { name: /Notifications/ }).locator('li');

export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  await expect(toastIn(page).getByText(title, { exact: true })).toBeVisible();
  await expect(toastIn(page).getByText(description)).toBeVisible();
}
