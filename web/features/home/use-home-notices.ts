import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { type ToastOptions, toast } from '#web/ui/toast-store.ts';

/** Flags that onboarding and the child form put behind Home's address, and what they say once. */
const notices: Record<string, ToastOptions> = {
  childCreated: { title: 'Child added', description: 'You’re ready for five minutes of play.' },
  voiceSkipped: {
    title: 'No voice sample for now',
    description: 'You can record one whenever you like, in Settings.',
  },
  voiceEnrolled: {
    title: 'Voice Enrolled Successfully',
    description: 'Your voice has been enrolled for improved session accuracy.',
  },
};

/** Says what the flags have to say and takes them out, so that a reload does not say it again. */
export function useHomeNotices(): void {
  const [search, setSearch] = useSearchParams();

  useEffect(() => {
    const found = Object.keys(notices).filter((flag) => search.get(flag) === 'true');
    if (found.length === 0) return;
    const rest = new URLSearchParams(search);
    for (const flag of found) {
      rest.delete(flag);
      const notice = notices[flag];
      if (notice) toast(notice);
    }
    setSearch(rest, { replace: true });
  }, [search, setSearch]);
}
