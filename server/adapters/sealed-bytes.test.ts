import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keyringOf, MissingKeyError } from '#server/keys/keyring.ts';
import { seal, sealHeaderOf, unseal } from './sealed-bytes.ts';

const before = keyringOf('the secret of last year');
const ring = keyringOf('the secret of this year', ['the secret of last year']);
const bytes = randomBytes(100);

it('opens what any secret of the ring sealed, and says which one it was', () => {
  const old = seal(before, 'uploads/7/0', bytes);
  const fresh = seal(ring, 'uploads/7/0', bytes);
  expect(unseal(ring, 'uploads/7/0', old).equals(bytes)).toBe(true);
  expect(unseal(ring, 'uploads/7/0', fresh).equals(bytes)).toBe(true);
  expect(old.subarray(0, 16).equals(sealHeaderOf(before.current()))).toBe(true);
  expect(fresh.subarray(0, 16).equals(sealHeaderOf(ring.current()))).toBe(true);
  expect(() => unseal(before, 'uploads/7/0', fresh)).toThrow(MissingKeyError);
});

it('opens under no other use and no other name', () => {
  const sealed = seal(ring, 'uploads/7/0', bytes);
  for (const context of ['uploads/7/1', 'codes/7/0', 'uploads/'] as const)
    expect(() => unseal(ring, context, sealed)).toThrow('unable to authenticate');
});

it('notices every bit that was changed', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(7), (place, bit) => {
      const sealed = seal(ring, 'uploads/7/0', bytes);
      const at = place % sealed.length;
      sealed.writeUInt8(sealed.readUInt8(at) ^ (1 << bit), at);
      expect(() => unseal(ring, 'uploads/7/0', sealed)).toThrow(
        /authenticate|sealed with a secret/,
      );
    }),
  );
});
