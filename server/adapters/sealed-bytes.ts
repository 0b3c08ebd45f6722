// Small things at rest are sealed, so that a copy of the database alone tells nothing: AES-256-GCM behind a header that says with
// which key. A mark of 8 bytes, the key's id (8), the nonce (12), the tag (16), the bytes.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import {
  type AppKey,
  deriveKey,
  KEY_ID_BYTES,
  type Keyring,
  keyWithId,
  MissingKeyError,
} from '#server/keys/keyring.ts';

const CIPHER = 'aes-256-gcm';
const MARK = Buffer.from('PLbytes1');
const HEADER_BYTES = MARK.length + KEY_ID_BYTES;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A use, which has a key of its own, and a name: what was sealed under one context opens under no other. */
export type SealContext = `${string}/${string}`;

export function seal(keyring: Keyring, context: SealContext, bytes: Uint8Array): Buffer {
  const key = keyring.current();
  const { use, name } = partsOf(context);
  const header = sealHeaderOf(key);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey(key.secret, use), nonce);
  cipher.setAAD(Buffer.concat([header, Buffer.from(name)]));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([header, nonce, cipher.getAuthTag(), sealed]);
}

/** Throws where a bit of it is not as it was, and a `MissingKeyError` where none of the keys opens it. */
export function unseal(keyring: Keyring, context: SealContext, sealed: Buffer): Buffer {
  const { use, name } = partsOf(context);
  if (!sealed.subarray(0, MARK.length).equals(MARK)) {
    return unsealEarlier(keyring, use, name, sealed);
  }
  const header = sealed.subarray(0, HEADER_BYTES);
  const key = keyWithId(keyring, header.subarray(MARK.length));
  const associated = Buffer.concat([header, Buffer.from(name)]);
  return open(deriveKey(key.secret, use), associated, sealed.subarray(HEADER_BYTES));
}

/** What everything begins with that this key sealed. */
export const sealHeaderOf = (key: AppKey) => Buffer.concat([MARK, key.id]);

function partsOf(context: SealContext): { readonly use: string; readonly name: string } {
  const slash = context.indexOf('/');
  return { use: context.slice(0, slash), name: context.slice(slash + 1) };
}

/** As releases before the header sealed: it does not say with which key, and only one of them fits. */
function unsealEarlier(keyring: Keyring, use: string, name: string, sealed: Buffer): Buffer {
  for (const { secret } of keyring.all()) {
    try {
      return open(deriveKey(secret, use), Buffer.from(name), sealed);
    } catch {}
  }
  throw new MissingKeyError();
}

function open(key: Buffer, associated: Buffer, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce)
    .setAAD(associated)
    .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const bytes = sealed.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(bytes), decipher.final()]);
}
