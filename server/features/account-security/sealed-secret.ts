// The secret of an authenticator app at rest. Apart, so that another way of sealing changes this file alone.
import { keyFor, seal, unseal } from '#server/adapters/sealed-bytes.ts';

const USE = 'authenticator secrets';

export function sealSecret(appSecret: string, userId: string, secret: string): Buffer {
  return seal(keyFor(USE, appSecret), userId, Buffer.from(secret));
}

/** Undefined where it was sealed under another `APP_SECRET`: no code is right then, but a recovery code still is. */
export function openSecret(appSecret: string, userId: string, sealed: Buffer): string | undefined {
  try {
    return unseal(keyFor(USE, appSecret), userId, sealed).toString();
  } catch {
    return undefined;
  }
}
