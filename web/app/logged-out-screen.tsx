import { useEffect } from 'react';
import { goToLogIn, loggedOutNotice } from '#web/api/logged-out.ts';
import { LampIllustration } from '#web/ui/illustrations.tsx';
import { PhoneColumn } from '#web/ui/phone-column.tsx';

/** A visitor on a protected page: says so, then goes to the log-in page by a full load. */
export function LoggedOutScreen() {
  useEffect(goToLogIn, []);
  return (
    <PhoneColumn>
      <main
        role="alert"
        className="flex flex-1 flex-col items-center justify-center gap-3 px-6 text-center"
      >
        <LampIllustration className="mb-2 w-36" />
        <h1 className="font-extrabold text-2xl">{loggedOutNotice.title}</h1>
        <p className="text-ink-soft">{loggedOutNotice.description}</p>
      </main>
    </PhoneColumn>
  );
}
