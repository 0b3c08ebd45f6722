import {
  type APIRequestContext,
  test as base,
  type FullProject,
  type PlaywrightWorkerArgs,
} from '@playwright/test';
import { addChildByCall, signUpByCall } from './people.ts';

type LoggedIn = Awaited<ReturnType<APIRequestContext['storageState']>>;

interface SharedParents {
  /** Maya, who has no children. */
  readonly newParent: LoggedIn;
  /** Maya, whose child is Noah. */
  readonly noahsParent: LoggedIn;
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

/** For tests that only look: `test.use({ storageState: ({ newParent }, use) => use(newParent) })`. */
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
});
