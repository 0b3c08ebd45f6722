import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODE_COUNT } from '#contract/authenticator.ts';
import { product } from '#domain/content.ts';

const SECRET_BYTES = 20;
/** A code of the half minute before and after is taken, too: clocks differ, and people type. */
const WINDOW = 1;
/** Without letters and digits that look alike. 24 of the 31 in a row are 118 bits: nobody finds one by its plain hash. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LETTERS = 6;

export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: product.name, label, secret: Secret.fromBase32(secret) });

/** What an app reads from the QR code. */
export function addressOf(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** The half minute whose code this is, or undefined where it is none of now. */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta;
}

export const isSixDigits = (code: string) => /^\d{6}$/.test(code);

/** As people type it: with spaces and hyphens, in small letters. */
export function plainCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** Ten of them: "ABCDEF-GHJKMN-PQRSTU-VWXYZ2". */
export function newRecoveryCodes(): string[] {
  const letter = () => LETTERS.charAt(randomInt(LETTERS.length));
  const group = () => Array.from({ length: GROUP_LETTERS }, letter).join('');
  return Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    Array.from({ length: GROUPS }, group).join('-'),
  );
}

export function hashOfCode(code: string): string {
  return createHash('sha256').update(plainCode(code)).digest('base64url');
}
