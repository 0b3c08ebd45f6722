// What the passkey button does. Loaded when it is wanted: the log-in pages carry the button alone.
import { logInWithPasskey, passkeyProblem } from '#web/api/passkeys.ts';
import { toast } from '#web/ui/toast-store.ts';

/** Has the browser ask for a passkey; false where nobody was logged in. */
export async function signInWithPasskey({ isAutofill = false } = {}): Promise<boolean> {
  try {
    await logInWithPasskey({ isAutofill });
    // A full load, so that nothing of an earlier visitor stays in memory.
    window.location.assign('/');
    return true;
  } catch (error) {
    const description = passkeyProblem(error);
    if (description) toast({ title: 'Not signed in', description, variant: 'destructive' });
    return false;
  }
}

/** The browser's own suggestion in the email field, where it has one. */
export async function suggestPasskey(): Promise<void> {
  const isPossible = await window.PublicKeyCredential?.isConditionalMediationAvailable?.();
  if (isPossible) await signInWithPasskey({ isAutofill: true });
}
