// The secret of an authenticator app at rest. Apart, so that another way of sealing changes this file alone.
import { seal, unseal } from '#server/adapters/sealed-bytes.ts';
import type { Keyring } from '#server/keys/keyring.ts';

const contextOf = (userId: string) => `totp/${userId}` as const;

export function sealSecret(keyring: Keyring, userId: string, secret: string): Buffer {
  return seal(keyring, contextOf(userId), Buffer.from(secret));
}

/** Undefined where it was sealed under a secret that is gone: no code is right then, but a recovery code still is. */
export function openSecret(keyring: Keyring, userId: string, sealed: Buffer): string | undefined {
  try {
    return unseal(keyring, contextOf(userId), sealed).toString();
  } catch {
    return undefined;
  }
}
