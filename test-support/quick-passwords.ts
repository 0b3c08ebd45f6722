// Hundreds of people sign up in the tests, and each of their hashes would take as long as an attacker's: here they are as cheap as
// argon2 gets. What the product asks of it is in auth.test.ts.
import type * as Argon2 from '@node-rs/argon2';
import { vi } from 'vitest';

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof Argon2>();
  const hash: typeof argon2.hash = (password, options) =>
    argon2.hash(password, { ...options, memoryCost: 8, timeCost: 1 });
  return { ...argon2, hash };
});
