import {
  type APIRequestContext,
  test as base,
  type FullProject,
  type Page,
  type PlaywrightWorkerArgs,
} from '@playwright/test';
import { addChildByCall, signUpByCall } from './people.ts';

type LoggedIn = Awaited<ReturnType<APIRequestContext['storageState']>>;

export type Visitor = 'visitor' | 'newParent' | 'noahsParent';

interface SharedParents {
  /** Maya, who has no children. */
  readonly newParent: LoggedIn;
  /** Maya, whose child is Noah. */
  readonly noahsParent: LoggedIn;
  /** A tab for each kind of visitor, in which one page after the other is looked at. */
  readonly tabs: Record<Visitor, Page>;
}

async function logInAsMaya(
  { request: requests }: PlaywrightWorkerArgs['playwright'],
  { use: { baseURL } }: FullProject,
  { hasChild }: { hasChild: boolean },
): Promise<LoggedIn> {
  const request = await requests.newContext(baseURL ? { baseURL } : {});
  await signUpByCall({ request });
  if (hasChild) await addChildByCall({ request });
  const loggedIn = await request.storageState();
  await request.dispose();
  return loggedIn;
}

/**
 * For tests that only look: `test.use({ storageState: ({ newParent }, use) => use(newParent) })`. Every flow without a microphone is
 * made by this one, who is shared or not: flows made by another get browsers of their own.
 */
export const test = base.extend<object, SharedParents>({
  newParent: [
    async ({ playwright }, use, { project }) =>
      use(await logInAsMaya(playwright, project, { hasChild: false })),
    { scope: 'worker' },
  ],
  noahsParent: [
    async ({ playwright }, use, { project }) =>
      use(await logInAsMaya(playwright, project, { hasChild: true })),
    { scope: 'worker' },
  ],
  tabs: [
    async ({ browser, newParent, noahsParent }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const open = async (storageState: LoggedIn) =>
        (await browser.newContext({ baseURL, reducedMotion: 'reduce', storageState })).newPage();
      const tabs = {
        visitor: await open({ cookies: [], origins: [] }),
        newParent: await open(newParent),
        noahsParent: await open(noahsParent),
      };
      await use(tabs);
      for (const tab of Object.values(tabs)) await tab.context().close();
    },
    { scope: 'worker' },
  ],
});
