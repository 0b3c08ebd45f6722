import { useEffect } from 'react';

/** Escape asks whether to end, from wherever the keyboard is; in a toast it closes that, and in a dialog the dialog. */
export function useEscape(isOn: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      const { key, target } = event;
      const isElsewhere = target instanceof Element && target.closest('[role=region], dialog');
      if (key !== 'Escape' || isElsewhere) return;
      // The same key would close the dialog that it has just opened.
      event.preventDefault();
      onEscape();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn, onEscape]);
}
