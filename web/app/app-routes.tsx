import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { useCurrentUser } from '#web/api/current-user.ts';
import { whenIdle } from '#web/browser/when-idle.ts';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { watchBuilds } from './builds.ts';
import { LoggedOutScreen } from './logged-out-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { PageFrame } from './page-frame.tsx';
import { type Page, type PageName, pages } from './pages.ts';
import { screens } from './screens.ts';
import { useAddressNotices } from './use-address-notices.ts';
import { useWantedPage } from './use-wanted-page.ts';

/** Kept on the device with everything else; a first visit does without it. */
const UnreachableRoutes = lazy(async () => ({
  default: (await import('./unreachable-routes.tsx')).UnreachableRoutes,
}));

/** No page waits for it. What stays this time goes the next. */
async function forgetStalePlays(): Promise<void> {
  await whenIdle();
  const device = await import('#web/play/device/play-store.ts').catch(() => undefined);
  await device?.forgetStalePlays();
}

const entries = Object.entries(pages) as [PageName, Page][];

export function AppRoutes() {
  const { data: user, isPending, isUnreachable } = useCurrentUser();
  const isSignedIn = Boolean(user);
  const isCutOff = useCutOff(isUnreachable);
  // A visitor's page does without: it is left again, or it leads to an account.
  useEffect(() => {
    if (!isSignedIn) return;
    void watchBuilds();
    void forgetStalePlays();
  }, [isSignedIn]);
  useWantedPage({ isSignedIn });
  useAddressNotices({ isSignedIn: isPending || isUnreachable ? undefined : isSignedIn });
  if (isPending) return <LoadingScreen />;
  if (isCutOff)
    return (
      <Suspense fallback={<LoadingScreen />}>
        <UnreachableRoutes />
      </Suspense>
    );
  const own = user ? 'user' : 'visitor';
  const isOwn = ([, page]: [PageName, Page]) =>
    page.audience === own || page.audience === 'everyone';
  const ownPaths = new Set(entries.filter(isOwn).map(([, page]) => page.path));
  const closed = entries.filter(([, page]) => !ownPaths.has(page.path));

  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        {entries.filter(isOwn).map(([name, page]) => {
          const Screen = screens[name];
          return (
            <Route
              key={name}
              path={page.path}
              element={
                <PageFrame page={page}>
                  <Screen />
                </PageFrame>
              }
            />
          );
        })}
        {closed.map(([name, page]) => (
          <Route
            key={name}
            path={page.path}
            element={user ? <Navigate to="/" replace /> : <LoggedOutScreen />}
          />
        ))}
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </Suspense>
  );
}

/** A play that goes on without a network is not taken off the screen when the network is back. */
function useCutOff(isUnreachable: boolean): boolean {
  const { pathname } = useLocation();
  const [wasCutOff, setCutOff] = useState(isUnreachable);
  const isCutOff = isUnreachable || (wasCutOff && pathname === pages.play.path);
  if (isCutOff !== wasCutOff) setCutOff(isCutOff);
  return isCutOff;
}
