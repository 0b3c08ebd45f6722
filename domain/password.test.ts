import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  PASSWORD_MIN_LENGTH,
  passwordProblem,
  resetPasswordChecks,
  signUpPasswordChecks,
} from './password.ts';

it('counts characters whatever they are', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: PASSWORD_MIN_LENGTH - 1 }), (password) => {
      expect(passwordProblem(signUpPasswordChecks, password)).toBe(
        'Password must be at least 8 characters',
      );
    }),
  );
});

describe('for a sign-up', () => {
  it.each([
    ['blocks and 2 trains', undefined],
    ['çocuklar٣', undefined],
    ['only letters', 'Password must contain at least one letter and one number'],
    ['12345678', 'Password must contain at least one letter and one number'],
  ])('%j: %s', (password, problem) => {
    expect(passwordProblem(signUpPasswordChecks, password)).toBe(problem);
  });
});

describe('for a reset', () => {
  it.each([
    ['Blocks and 2 trains', undefined],
    ['BLOCKS 2 TRAINS', 'Password must contain at least one lowercase letter'],
    ['blocks 2 trains', 'Password must contain at least one uppercase letter'],
    ['Blocks and trains', 'Password must contain at least one number'],
  ])('%j: %s', (password, problem) => {
    expect(passwordProblem(resetPasswordChecks, password)).toBe(problem);
  });
});
