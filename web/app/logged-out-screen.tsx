import { useEffect } from 'react';
import { LampIllustration } from '#web/ui/illustrations.tsx';
import { PhoneColumn } from '#web/ui/phone-column.tsx';

const REDIRECT_DELAY_MS = 500;

/** A visitor on a protected page: says so, then goes to the log-in page by a full load. */
export function LoggedOutScreen() {
  useEffect(() => {
    const timer = setTimeout(() => window.location.assign('/login'), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <PhoneColumn>
      <main
        role="alert"
        className="flex flex-1 flex-col items-center justify-center gap-3 px-6 text-center"
      >
        <LampIllustration className="mb-2 w-36" />
        <h1 className="font-extrabold text-2xl">Unauthorized</h1>
        <p className="text-ink-soft">You are logged out. Logging in again...</p>
      </main>
    </PhoneColumn>
  );
}
