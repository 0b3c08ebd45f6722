// Where somebody was going when they had to log in first. Every way of logging in leads to Home, and from there they are led on.

const KEY = 'wanted-page';

/** Keeps the page that is open now. It goes with the tab. */
export function rememberPage(): void {
  const { pathname, search, hash } = window.location;
  try {
    sessionStorage.setItem(KEY, pathname + search + hash);
  } catch {
    // Storage is closed in some private windows; then logging in leads to Home.
  }
}

/** The page that was kept, once. */
export function takeWantedPage(): string | undefined {
  try {
    const page = sessionStorage.getItem(KEY) ?? undefined;
    sessionStorage.removeItem(KEY);
    return page;
  } catch {
    return undefined;
  }
}
