import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PASSWORD_MIN_LENGTH, passwordChecklist } from './password.ts';

const [longEnough, letterAndNumber] = passwordChecklist;

it('counts characters whatever they are', () => {
  fc.assert(
    fc.property(fc.string(), (password) => {
      expect(longEnough?.passes(password)).toBe(password.length >= PASSWORD_MIN_LENGTH);
    }),
  );
});

it('takes letters and numbers of any script', () => {
  expect(letterAndNumber?.passes('çocuk٣')).toBe(true);
  expect(letterAndNumber?.passes('only letters')).toBe(false);
  expect(letterAndNumber?.passes('12345678')).toBe(false);
  expect(letterAndNumber?.passes('')).toBe(false);
});
