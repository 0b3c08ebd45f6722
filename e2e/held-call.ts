import type { Page, Route } from '@playwright/test';

/** Keeps calls to this address waiting. What is returned settles the first, once it has come. */
export async function holdCall(
  page: Page,
  address: string | RegExp,
): Promise<(settle: (route: Route) => Promise<void>) => Promise<void>> {
  let arrive: (route: Route) => void = () => {};
  const arrival = new Promise<Route>((resolve) => {
    arrive = resolve;
  });
  await leaveOutFirstData(page);
  await page.route(address, (route) => arrive(route));
  return async (settle) => settle(await arrival);
}

/** Has the app ask for everything, as it does where the server sends a page without its data. */
export async function leaveOutFirstData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const takeOut = () => document.getElementById('first-data')?.remove();
    new MutationObserver(takeOut).observe(document, { childList: true, subtree: true });
  });
}

export const abort = (route: Route) => route.abort();
