import { useEffect, useMemo, useState } from 'react';
import { NavigationType, useNavigate, useNavigationType, useSearchParams } from 'react-router';
import { useChildren } from '#web/api/children.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { findChosenChild } from '#web/browser/chosen-child.ts';
import { whenTouched } from '#web/browser/when-touched.ts';
import { PlayController } from '#web/play/controller/play-controller.ts';
import type { PlayView } from '#web/play/controller/play-view.ts';
import { readOfflinePlay } from '#web/play/device/play-store.ts';

/** Words about a lost connection could not be fetched any more. */
async function bringToasts(): Promise<void> {
  await whenTouched();
  await import('#web/ui/toast-region.tsx').catch(() => undefined);
}

/** The play session of this tab, for as long as its screen is there; undefined while it is being set up. */
export function usePlayController(): PlayView | undefined {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // Never in front of a family: a build for them has no dev mode, whatever the address says.
  const isDevMode = import.meta.env.DEV && search.get('dev') === 'true';
  // Whoever presses Start comes by a push; a reload, the back button and a browser that restores its tabs do not.
  const navigationType = useNavigationType();
  const [isTapped] = useState(navigationType === NavigationType.Push);
  const family = useFamily();
  const [view, setView] = useState<PlayView>();
  useEffect(() => void bringToasts(), []);
  useEffect(() => {
    if (!family) return;
    const controller = new PlayController({
      ...family,
      isTapped,
      isDevMode,
      navigate,
      onChange: setView,
    });
    return () => controller.leave();
  }, [family, isTapped, isDevMode, navigate]);
  return view;
}

/** Who plays, for as long as it is the same parent: a list that is read anew does not begin the play anew. */
function useFamily() {
  const found = useFoundFamily();
  const [family, setFamily] = useState(found);
  if (found && found.userId !== family?.userId) setFamily(found);
  return family;
}

/** Without a network it is who the record of this browser names. */
function useFoundFamily() {
  const { data: user, isUnreachable } = useCurrentUser();
  const { data: children, isError } = useChildren();
  const [offline] = useState(readOfflinePlay);
  const userId = user?.id;
  const isUnknown = isUnreachable || isError;
  return useMemo(() => {
    if (userId && children) return { userId, children, child: findChosenChild(children) };
    if (!isUnknown || !offline || (userId && userId !== offline.userId)) return undefined;
    return { userId: offline.userId, children: [offline.child], child: offline.child };
  }, [userId, children, offline, isUnknown]);
}
