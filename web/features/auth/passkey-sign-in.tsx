import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { hasUsedPasskey } from '#web/browser/passkey-hint.ts';
import { Button } from '#web/ui/button.tsx';

const load = () => import('./passkey-log-in.ts');
const suggest = () => load().then(({ suggestPasskey }) => suggestPasskey(), ignore);
const ignore = () => undefined;

export function PasskeySignIn() {
  const [isBusy, setIsBusy] = useState(false);

  // At once where a passkey was used before, else when somebody comes to a field.
  useEffect(() => {
    if (hasUsedPasskey()) {
      void suggest();
      return;
    }
    const seen = new AbortController();
    const suggestAtField = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement)) return;
      seen.abort();
      void suggest();
    };
    document.addEventListener('focusin', suggestAtField, { signal: seen.signal });
    return () => seen.abort();
  }, []);

  const signIn = async () => {
    setIsBusy(true);
    const isSignedIn = await load().then(({ signInWithPasskey }) => signInWithPasskey(), ignore);
    setIsBusy(isSignedIn ?? false);
  };

  return (
    <Button
      variant="secondary"
      fullWidth
      pending={isBusy}
      pendingLabel="Logging in..."
      onClick={signIn}
    >
      <KeyRound aria-hidden className="size-5.5 shrink-0" />
      Log in with a passkey
    </Button>
  );
}
