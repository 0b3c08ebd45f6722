import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { product } from '#domain/content.ts';
import { PhoneColumn } from '#web/ui/phone-column.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';
import { NewBuildNotice } from './new-build-notice.tsx';
import type { Page, PageName } from './pages.ts';
import { preload } from './screens.ts';

/** What every page shares: its title, a start at the top or at an anchor, and the column for phone-width screens. */
export function PageFrame({ page, children }: { page: Page; children: ReactNode }) {
  const { hash } = useLocation();

  useEffect(() => {
    document.title = page.title === product.name ? page.title : `${page.title} · ${product.name}`;
    if (!hash) window.scrollTo(0, 0);
    // A page that comes by the router, or late as its own chunk, is not moved to its anchor by the browser.
    const anchor = hash ? document.getElementById(hash.slice(1)) : null;
    anchor?.scrollIntoView();
    anchor?.focus({ preventScroll: true });
  }, [page, hash]);

  useEffect(() => {
    for (const name of page.leadsTo ?? []) preload(name as PageName);
  }, [page]);

  if (page.layout === 'wide') return children;
  return (
    <PhoneColumn>
      {page.isCalm && <NewBuildNotice />}
      {children}
      {page.hasBottomNavigation && <BottomNavigation />}
    </PhoneColumn>
  );
}
