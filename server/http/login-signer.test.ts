import { expect, it } from 'vitest';
import { keyringOf } from '#server/keys/keyring.ts';
import { createLoginSigner, hashOf } from './login-signer.ts';

const [older, newer] = [
  'an older secret of 32 letters or so',
  'a newer secret of 32 letters or so',
];
const token = 'token';

it('reads what it has signed, each time alike, and nothing else', () => {
  const signer = createLoginSigner(keyringOf(older));
  const signed = signer.sign(token);
  const cookie = { token, sid: hashOf(token), isOutdated: false };
  expect([signer.read(signed), signer.read(signed)]).toEqual([cookie, cookie]);
  for (const forged of [`${signed}a`, signed.replace('token', 'other'), token, '']) {
    expect([signer.read(forged), signer.read(forged)]).toEqual([undefined, undefined]);
  }
});

it('looks anew when the secrets change', () => {
  let keyring = keyringOf(older);
  const signer = createLoginSigner({ current: () => keyring.current(), all: () => keyring.all() });
  const signed = signer.sign(token);
  expect(signer.read(signed)?.isOutdated).toBe(false);
  keyring = keyringOf(newer, [older]);
  expect(signer.read(signed)?.isOutdated).toBe(true);
  keyring = keyringOf(newer);
  expect(signer.read(signed)).toBeUndefined();
});
