import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { whenIdle } from '#web/browser/when-idle.ts';
import type { ChildMenuProps } from './child-menu.tsx';

/** The menu is half as much code as the rest of Home: it comes after Home is shown, or with the first tap. */
export function useChildMenu() {
  const [ChildMenu, setChildMenu] = useState<ComponentType<ChildMenuProps>>();
  const [isWanted, setIsWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  const load = useCallback(async () => {
    const loaded = await import('./child-menu.tsx').catch(() => undefined);
    // Where it cannot be fetched, the next tap asks again.
    if (!loaded) return;
    hadFocus.current = document.activeElement === button.current;
    setChildMenu(() => loaded.ChildMenu);
  }, []);

  useEffect(() => {
    let isHere = true;
    void whenIdle().then(() => (isHere ? load() : undefined));
    return () => {
      isHere = false;
    };
  }, [load]);

  /** The menu puts a button of its own in the place of the first. */
  const buttonRef = useCallback((element: HTMLButtonElement | null) => {
    button.current = element;
    if (hadFocus.current) element?.focus();
    hadFocus.current = false;
  }, []);

  const open = () => {
    setIsWanted(true);
    void load();
  };
  return { ChildMenu, buttonRef, isWanted, open };
}
