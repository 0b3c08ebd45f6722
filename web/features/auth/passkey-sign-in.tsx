import { useMutation } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { useEffect, useState } from 'react';
import { hasUsedPasskey } from '#web/api/passkey-hint.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field-error.tsx';

const loadPasskeys = () => import('#web/api/passkeys.ts');

/** A button, and the browser's own suggestion in the email field where it has one. */
export function PasskeySignIn() {
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: async (isAutofill: boolean) =>
      (await loadPasskeys()).logInWithPasskey({ isAutofill }),
    // A full load, so that nothing of an earlier visitor stays in memory.
    onSuccess: () => window.location.assign('/'),
    onError: async (error) => setProblem((await loadPasskeys()).passkeyProblem(error)),
  });
  const [isAsked, setIsAsked] = useState(false);

  useEffect(() => whenWanted(() => mutate(true)), [mutate]);

  return (
    <>
      <Button
        variant="secondary"
        fullWidth
        pending={isSuccess || (isAsked && isPending)}
        pendingLabel="Signing in..."
        onClick={() => {
          setIsAsked(true);
          setProblem(undefined);
          mutate(false, { onSettled: () => setIsAsked(false) });
        }}
      >
        <Fingerprint aria-hidden className="size-5.5 shrink-0" />
        Sign in with a passkey
      </Button>
      {problem && (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      )}
    </>
  );
}

/** Starts the suggestion at once where a passkey was used before, else when somebody comes to a field. */
function whenWanted(start: () => void): () => void {
  const begin = async () => {
    stop();
    const isPossible = await window.PublicKeyCredential?.isConditionalMediationAvailable?.();
    if (isPossible) start();
  };
  const beginAtField = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement) void begin();
  };
  const stop = () => document.removeEventListener('focusin', beginAtField);
  if (hasUsedPasskey()) void begin();
  else document.addEventListener('focusin', beginAtField);
  return stop;
}
