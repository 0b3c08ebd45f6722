import { useEffect, useState } from 'react';
import type { CalendarDay } from '#domain/calendar.ts';
import { localDay } from './local-day.ts';

/** Devices stop timers while they sleep: a return is looked at, too. */
const LOOK_EVERY_MS = 30_000;

/** Today, also where the app is left open over midnight. */
export function useToday(): CalendarDay {
  const [today, setToday] = useState(() => localDay());
  useEffect(() => {
    const look = () => setToday(localDay());
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, []);
  return today;
}
