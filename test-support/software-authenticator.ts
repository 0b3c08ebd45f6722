// An authenticator in software: real keys, real signatures, and none of the honesty of a real one.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Assertion, Attestation } from '#contract/passkeys.ts';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** What it says otherwise than a browser on the right page would. */
export interface Lies {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isUserVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
}

interface CreationOptions {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
}

interface RequestOptions {
  readonly challenge: string;
  readonly rpId: string;
}

export function createSoftwareAuthenticator(ownOrigin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;
  let ownHandle = '';

  const clientData = (type: string, challenge: string, origin = ownOrigin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const headOf = (rpId: string, flags: number, { isUserVerified = true, ...lies }: Lies) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags | USER_PRESENT | (isUserVerified ? USER_VERIFIED : 0), 0);
    head.writeUInt32BE(lies.counter ?? ++counter, 1);
    return Buffer.concat([sha256(lies.rpId ?? rpId), head]);
  };
  const credential = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;

  return {
    /** Makes a passkey, without saying of what kind of device it is. */
    create({ challenge, rp, user }: CreationOptions, lies: Lies = {}): Attestation {
      ownHandle = user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const authData = Buffer.concat([
        headOf(rp.id, HAS_KEY, lies),
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey(publicKey.export({ format: 'jwk' })),
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, lies.origin)),
          attestationObject: base64url(attestationWithout(authData)),
          transports: ['internal'],
        },
      };
    },

    /** Signs a challenge. */
    get({ challenge, rpId }: RequestOptions, lies: Lies = {}): Assertion {
      const clientDataJSON = clientData('webauthn.get', challenge, lies.origin);
      const authenticatorData = headOf(rpId, 0, lies);
      const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)]);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientDataJSON),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(sign('sha256', signed, privateKey)),
          userHandle: lies.userHandle ?? ownHandle,
        },
      };
    },
  };
}

export type SoftwareAuthenticator = ReturnType<typeof createSoftwareAuthenticator>;

const base64url = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest();

/** An ES256 key as COSE writes it: a CBOR map of five. */
function coseKey({ x = '', y = '' }: { x?: string | undefined; y?: string | undefined }): Buffer {
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ]);
}

/** The CBOR map `{ fmt: 'none', attStmt: {}, authData }`. */
function attestationWithout(authData: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(authData.length);
  return Buffer.concat([
    Buffer.from('\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x59', 'latin1'),
    length,
    authData,
  ]);
}
