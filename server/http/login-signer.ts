// What the cookie of a login session says, once its signature fits.
import { hash } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import type { Keyring } from '#server/keys/keyring.ts';

const MOST_KNOWN = 10_000;

interface LoginCookie {
  readonly token: string;
  /** By which its login session is found. */
  readonly sid: string;
  /** Signed with a secret that is not the current one. */
  readonly isOutdated: boolean;
}

export interface LoginSigner extends Pick<Signer, 'sign' | 'unsign'> {
  /** Undefined where the signature does not fit. */
  read(signed: string): LoginCookie | undefined;
}

/**
 * Signs with the current secret and believes all of the ring, which may change meanwhile. A browser sends the same cookie with every
 * request: what was worked out of it is kept for as long as the ring stays as it is. Whether it still opens anything is asked each time.
 */
export function createLoginSigner(keyring: Keyring): LoginSigner {
  let keys = keyring.all();
  const signerOf = () => new Signer(keys.map(({ secret }) => secret));
  let signer = signerOf();
  const known = new Map<string, LoginCookie>();
  const latest = () => {
    const found = keyring.all();
    if (found !== keys) {
      keys = found;
      signer = signerOf();
      known.clear();
    }
    return signer;
  };
  return {
    sign: (value) => latest().sign(value),
    unsign: (value) => latest().unsign(value),
    read(signed) {
      const current = latest();
      const before = known.get(signed);
      if (before) return before;
      const { valid, value: token, renew: isOutdated } = current.unsign(signed);
      if (!valid) return undefined;
      const cookie = { token, sid: hashOf(token), isOutdated };
      const [oldest] = known.keys();
      if (oldest !== undefined && known.size >= MOST_KNOWN) known.delete(oldest);
      known.set(signed, cookie);
      return cookie;
    },
  };
}

/** As the table has it: who reads the table cannot log in. */
export function hashOf(token: string): string {
  return hash('sha256', token, 'base64url');
}
