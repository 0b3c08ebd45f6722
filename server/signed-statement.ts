// Statements that only we can have made, for links in mails: nothing has to be stored for them.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keyring } from './keys/keyring.ts';

/** A statement with a purpose, so that it is good for nothing else. */
export function signStatement(keyring: Keyring, purpose: string, statement: object): string {
  const body = Buffer.from(JSON.stringify(statement)).toString('base64url');
  return `${body}.${signatureOf(keyring.current().secret, purpose, body)}`;
}

/** The statement of a signed text, or undefined when it is not one of ours. */
export function readStatement(keyring: Keyring, purpose: string, signed: string): unknown {
  const [body = '', signature = ''] = signed.split('.');
  const given = Buffer.from(signature);
  const isOurs = keyring.all().some(({ secret }) => {
    const expected = Buffer.from(signatureOf(secret, purpose, body));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  if (!isOurs) return undefined;
  return JSON.parse(Buffer.from(body, 'base64url').toString());
}

function signatureOf(secret: string, purpose: string, body: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${body}`).digest('base64url');
}
