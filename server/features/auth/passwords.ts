// The library is loaded with the first password: a server at rest holds nothing of it.

// OWASP's first choice for argon2id (the library's default kind): 19 MiB, 2 passes, 1 lane.
const PARAMETERS = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

export async function hashPassword(password: string): Promise<string> {
  const { hash } = await import('@node-rs/argon2');
  return hash(password, PARAMETERS);
}

let decoy: Promise<string> | undefined;

/** Checks a password; where there is no hash it takes the same time and says no. */
export async function isPasswordRight(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const { verify } = await import('@node-rs/argon2');
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && Boolean(passwordHash);
}
