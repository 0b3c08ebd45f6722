import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useChildren } from '#web/api/children.ts';
import { findChosenChild } from '#web/api/chosen-child.ts';
import { useCurrentUser } from '#web/api/current-user.ts';
import { PlaySession } from './play-session.ts';
import type { PlayView } from './play-view.ts';

/** The play session of this tab, for as long as its screen is there; undefined while it is being set up. */
export function usePlaySession(): PlayView | undefined {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isDevMode = search.get('dev') === 'true';
  const { data: user } = useCurrentUser();
  const { data: children } = useChildren();
  const [view, setView] = useState<PlayView>();
  const userId = user?.id;
  // Words about a lost connection could not be fetched any more.
  useEffect(() => void import('#web/ui/toast-region.tsx').catch(() => undefined), []);
  useEffect(() => {
    if (!userId || !children) return;
    const playSession = new PlaySession({
      userId,
      children,
      child: findChosenChild(children),
      isDevMode,
      navigate,
      onChange: setView,
    });
    return () => playSession.leave();
  }, [userId, children, isDevMode, navigate]);
  return view;
}
