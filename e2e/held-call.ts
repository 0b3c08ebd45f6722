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
  await page.route(address, (route) => arrive(route));
  return async (settle) => settle(await arrival);
}

export const abort = (route: Route) => route.abort();
