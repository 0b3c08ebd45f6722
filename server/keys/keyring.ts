// The installation's secrets: the current one seals and signs; the others still open what they sealed, and are still believed.
import { hkdfSync } from 'node:crypto';

export const KEY_ID_BYTES = 8;
const KEY_BYTES = 32;

export interface AppKey {
  /** Made of the secret: tells which one it is, and nothing else. It stands in everything that is sealed. */
  readonly id: Buffer;
  readonly secret: string;
}

/** Functions, because a secret that an installation keeps itself may change while it runs. */
export interface Keyring {
  current(): AppKey;
  /** The current one first. */
  all(): readonly AppKey[];
}

/** Something was sealed with a secret that is not among ours. */
export class MissingKeyError extends Error {
  constructor() {
    super('It was sealed with a secret that is neither APP_SECRET nor in APP_SECRET_PREVIOUS');
    this.name = 'MissingKeyError';
  }
}

export function keyringOf(current: string, previous: readonly string[] = []): Keyring {
  const first = appKeyOf(current);
  const others = new Set(previous);
  others.delete(current);
  const keys = [first, ...[...others].map(appKeyOf)];
  return { current: () => first, all: () => keys };
}

/** Throws a `MissingKeyError` where there is none of this id. */
export function keyWithId(keyring: Keyring, id: Buffer): AppKey {
  const key = keyring.all().find((one) => one.id.equals(id));
  if (!key) throw new MissingKeyError();
  return key;
}

/** Each use has a key of its own; with a salt, each object. */
export function deriveKey(secret: string, use: string, salt: Uint8Array = Buffer.alloc(0)): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, use, KEY_BYTES));
}

function appKeyOf(secret: string): AppKey {
  return { id: deriveKey(secret, 'key-id').subarray(0, KEY_ID_BYTES), secret };
}
