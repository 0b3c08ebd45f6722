import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

it.each([
  ['password1', true],
  ['PassWord1', true],
  ['qwerty123', true],
  ['towers4ever', false],
])(
  'of %s a browser knows without asking anybody whether it is common: %s',
  async (password, isCommon) => {
    expect(await isCommonPassword(password)).toBe(isCommon);
  },
);
