import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A secret for a link: only its hash is stored. */
export const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
