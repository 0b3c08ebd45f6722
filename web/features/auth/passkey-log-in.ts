// What the passkey button does. Loaded when it is wanted: the log-in pages carry the button alone.
import { logInWithPasskey, passkeyProblem } from '#web/api/passkeys.ts';
import { toast } from '#web/ui/toast-store.ts';

const NOT_USED = 'No passkey was used. Try again, or log in with your email.';

/** Has the browser ask for a passkey; false where nobody was logged in. */
export async function signInWithPasskey({ isAutofill = false } = {}): Promise<boolean> {
  try {
    await logInWithPasskey({ isAutofill });
    // A full load, so that nothing of an earlier visitor stays in memory.
    window.location.assign('/');
    return true;
  } catch (error) {
    // Whoever pressed the button waits for something to happen; whoever was only offered one does not.
    const description = passkeyProblem(error) ?? (isAutofill ? undefined : NOT_USED);
    if (description) toast({ title: 'Not logged in', description, variant: 'destructive' });
    return false;
  }
}

/** The browser's own suggestion in the email field, where it has one. */
export async function suggestPasskey(): Promise<void> {
  const isPossible = await window.PublicKeyCredential?.isConditionalMediationAvailable?.();
  if (isPossible) await signInWithPasskey({ isAutofill: true });
}
