// Statements that only we can have made, for links in mails: nothing has to be stored for them.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** A statement with a purpose, so that it is good for nothing else. */
export function signStatement(secret: string, purpose: string, statement: object): string {
  const body = Buffer.from(JSON.stringify(statement)).toString('base64url');
  return `${body}.${signatureOf(secret, purpose, body)}`;
}

/** The statement of a signed text, or undefined when it is not one of ours. */
export function readStatement(secret: string, purpose: string, signed: string): unknown {
  const [body = '', signature = ''] = signed.split('.');
  const expected = Buffer.from(signatureOf(secret, purpose, body));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  return JSON.parse(Buffer.from(body, 'base64url').toString());
}

function signatureOf(secret: string, purpose: string, body: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${body}`).digest('base64url');
}
