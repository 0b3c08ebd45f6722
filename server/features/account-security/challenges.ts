// What an authenticator has to sign. A challenge proves by itself that we made it, for what and until when, so that asking for one stores
// nothing; one that was answered is kept until it would have expired, so that no answer works twice on any server.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '#server/database/connect.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { insertSpentChallenge } from '#server/tables/passkeys.ts';

export const CHALLENGE_MINUTES = 5;

const NONCE_BYTES = 16;
const EXPIRY_BYTES = 6;
const HEAD_BYTES = NONCE_BYTES + EXPIRY_BYTES;

export type ChallengePurpose = 'add' | 'log in' | 'confirm';

export interface Challenges {
  /** `subject`: the user whom it is for, or nobody yet. */
  make(purpose: ChallengePurpose, subject: string): string;
  /** Whether it is ours, for this and still good; from then on it is not. */
  spend(purpose: ChallengePurpose, subject: string, challenge: string): Promise<boolean>;
}

export function createChallenges(db: Database, keyring: Keyring): Challenges {
  const signatureOf = (secret: string, purpose: string, subject: string, head: Buffer) =>
    createHmac('sha256', secret).update(`passkey:${purpose}:${subject}:`).update(head).digest();
  return {
    make(purpose, subject) {
      const expiry = Buffer.alloc(EXPIRY_BYTES);
      expiry.writeUIntBE(Date.now() + CHALLENGE_MINUTES * 60 * 1000, 0, EXPIRY_BYTES);
      const head = Buffer.concat([randomBytes(NONCE_BYTES), expiry]);
      return Buffer.concat([
        head,
        signatureOf(keyring.current().secret, purpose, subject, head),
      ]).toString('base64url');
    },

    async spend(purpose, subject, challenge) {
      const bytes = Buffer.from(challenge, 'base64url');
      const head = bytes.subarray(0, HEAD_BYTES);
      const given = bytes.subarray(HEAD_BYTES);
      const isOurs = keyring.all().some(({ secret }) => {
        const expected = signatureOf(secret, purpose, subject, head);
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
      if (!isOurs) return false;
      if (head.readUIntBE(NONCE_BYTES, EXPIRY_BYTES) < Date.now()) return false;
      return insertSpentChallenge(db, createHash('sha256').update(bytes).digest('base64url'));
    },
  };
}
