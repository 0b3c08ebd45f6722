import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { CurrentUser } from '#contract/auth.ts';
import type { RecordingKey } from '#domain/ids.ts';
import { tables } from '#server/database/connect.ts';
import type { TestApp } from './test-app.ts';

export interface SignedInUser extends CurrentUser {
  /** Value for the `cookie` header. */
  readonly cookie: string;
  readonly password: string;
}

/** Signs somebody up through the front door. */
export async function signUpSomebody(
  { request }: TestApp,
  details: { firstName?: string; email?: string; password?: string } = {},
): Promise<SignedInUser> {
  const { firstName = 'Maya', email = `${randomUUID()}@example.org` } = details;
  const password = details.password ?? 'blocks and 2 trains';
  const response = await request({
    method: 'POST',
    url: '/api/auth/signup',
    payload: { email, password, firstName },
  });
  if (response.statusCode !== 201) throw new Error(`Sign-up failed: ${response.body}`);
  return { ...response.json<CurrentUser>(), password, cookie: cookieOf(response) };
}

/** Confirms that it is really them, so that for some minutes they may do what needs it. */
export async function confirmIdentity(
  { request }: TestApp,
  { cookie, password }: Pick<SignedInUser, 'cookie' | 'password'>,
): Promise<void> {
  const response = await request({
    method: 'POST',
    url: '/api/auth/proof/password',
    headers: { cookie },
    payload: { password },
  });
  if (response.statusCode !== 200) throw new Error(`Confirming failed: ${response.body}`);
}

/** The cookies that an answer sets, as a browser would send them back. */
export function cookieOf(response: { cookies: { name: string; value: string }[] }): string {
  return response.cookies
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
}

/** A child of this user, straight in the database. */
export async function addChild({ database }: TestApp, userId: string): Promise<number> {
  const [child] = await database.db
    .insert(tables.children)
    .values({ userId, name: 'Noa', dateOfBirth: '2022-03-01', pronouns: 'she/her' })
    .returning({ id: tables.children.id });
  if (!child) throw new Error('The child was not added');
  return child.id;
}

/** A finished play session of this child. */
/** As a browser makes one when a recording begins. */
export const newRecordingKey = () => randomUUID() as string as RecordingKey;

export async function addPlaySession({ database }: TestApp, userId: string, childId: number) {
  const [playSession] = await database.db
    .insert(tables.specialSessions)
    .values({ userId, childId, duration: 300 })
    .returning({ id: tables.specialSessions.id });
  if (!playSession) throw new Error('The play session was not added');
  return playSession.id;
}

/** A passkey of this user that nobody can use. */
export async function addPasskeyRow({ database }: TestApp, userId: string): Promise<number> {
  const { passkeys } = tables;
  const [passkey] = await database.db
    .insert(passkeys)
    .values({
      userId,
      credentialId: randomUUID(),
      publicKey: Buffer.from('no key'),
      counter: 0,
      transports: [],
      name: 'Chrome on Android',
    })
    .returning({ id: passkeys.id });
  if (!passkey) throw new Error('The passkey was not added');
  return passkey.id;
}

/** By what this user's login session is called. */
export async function loginSessionIdOf({ database }: TestApp, userId: string): Promise<number> {
  const { sessions } = tables;
  const [found] = await database.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  if (!found) throw new Error('This user is not logged in');
  return found.id;
}
