// Everything that speaks to the browser about passkeys. Loaded when somebody uses one: no page carries it.
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { CurrentUser } from '#contract/auth.ts';
import { logInByPasskey, startPasskeyLogIn } from '#contract/passkey-log-in.ts';
import { addPasskey, type Passkey, startPasskey } from '#contract/passkeys.ts';
import { confirmByPasskey, startConfirmByPasskey } from '#contract/proof.ts';
import { rememberPasskey } from '#web/browser/passkey-hint.ts';
import { errorText } from './api-error.ts';
import { call } from './call.ts';

/** While somebody has pressed the button, the quiet suggestion must not take the browser's question away. */
let isAskedFor = false;

/** With autofill it waits, without a question, until somebody picks a passkey where the email is typed. */
export async function logInWithPasskey({
  isAutofill,
}: {
  isAutofill: boolean;
}): Promise<CurrentUser> {
  if (!isAutofill) isAskedFor = true;
  try {
    const optionsJSON = await call(startPasskeyLogIn, {});
    if (isAutofill && isAskedFor) throw new DOMException('Asked for by a button', 'AbortError');
    const assertion = await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill });
    const user = await call(logInByPasskey, { body: { assertion: plain(assertion) } });
    rememberPasskey();
    return user;
  } finally {
    if (!isAutofill) isAskedFor = false;
  }
}

export async function confirmWithPasskey(): Promise<void> {
  const optionsJSON = await call(startConfirmByPasskey, {});
  const assertion = await startAuthentication({ optionsJSON });
  await call(confirmByPasskey, { body: { assertion: plain(assertion) } });
}

export async function makePasskey(): Promise<Passkey> {
  const optionsJSON = await call(startPasskey, {});
  const attestation = await startRegistration({ optionsJSON });
  const passkey = await call(addPasskey, { body: { attestation: plain(attestation) } });
  rememberPasskey();
  return passkey;
}

/** Without what extensions say: none is asked for. */
function plain<Credential extends { clientExtensionResults: unknown }>({
  clientExtensionResults: _unread,
  ...credential
}: Credential) {
  return { ...credential, clientExtensionResults: {} };
}

/** What went wrong, in words; undefined where somebody closed the browser's question. */
export function passkeyProblem(error: unknown): string | undefined {
  if (
    error instanceof WebAuthnError &&
    error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
  ) {
    return 'This device already has a passkey for your account.';
  }
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return undefined;
  if (name === 'NotSupportedError' || name === 'SecurityError' || error instanceof WebAuthnError) {
    return 'This browser can’t use passkeys here. Please try another way.';
  }
  return errorText(error);
}
