import { matchPath } from 'react-router';
import { findNamedUser } from '#web/api/current-user.ts';
import { queryClient } from '#web/api/query-client.ts';
import { type Page, type PageName, pages } from './pages.ts';
import { bringScreen } from './screens.ts';

/** From then on something has to be shown; the screen comes when it comes. */
const LONGEST_WAIT_MS = 300;

/** The page names the code of its screen: it is there in a moment, and the first thing to be drawn is the screen itself. */
export async function bringFirstScreen(): Promise<void> {
  const user = findNamedUser(queryClient);
  if (user === undefined) return;
  const own = user ? 'user' : 'visitor';
  const [name] =
    (Object.entries(pages) as [PageName, Page][]).find(
      ([, { path, audience }]) =>
        (audience === own || audience === 'everyone') && matchPath(path, location.pathname),
    ) ?? [];
  if (!name) return;
  const enough = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  // Where it cannot be fetched, it is asked for again when it is drawn.
  await Promise.race([bringScreen(name).catch(() => undefined), enough]);
}
