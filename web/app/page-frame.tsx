import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { product } from '#domain/content.ts';
import { takeDrawnPage } from '#web/browser/drawn-page.ts';
import { whenTouched } from '#web/browser/when-touched.ts';
import { PhoneColumn } from '#web/ui/phone-column.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';
import { NewBuildNotice } from './new-build-notice.tsx';
import type { Page, PageName } from './pages.ts';
import { bringScreen } from './screens.ts';

/** Where that fails, a screen is asked for again when it is needed. */
async function bringScreens(names: readonly PageName[]): Promise<void> {
  await whenTouched();
  await Promise.allSettled(names.map(bringScreen));
}

/** What every page shares: its title, a start at the top or at an anchor, and the column for phone-width screens. */
export function PageFrame({ page, children }: { page: Page; children: ReactNode }) {
  const { hash } = useLocation();

  useEffect(() => {
    document.title = page.title === product.name ? page.title : `${page.title} · ${product.name}`;
    if (takeDrawnPage()) return;
    if (!hash) window.scrollTo(0, 0);
    // A page that comes by the router, or late as its own chunk, is not moved to its anchor by the browser.
    const anchor = hash ? document.getElementById(hash.slice(1)) : null;
    anchor?.scrollIntoView();
    anchor?.focus({ preventScroll: true });
  }, [page, hash]);

  useEffect(() => {
    if (page.leadsTo) void bringScreens(page.leadsTo as readonly PageName[]);
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
