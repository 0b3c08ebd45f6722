// A request whose head came before the owner acted, and whose body comes after: it was let in by a login session that is gone.
import { request as ask } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { tables } from '#server/database/connect.ts';
import { endLogins } from '#server/features/auth/ways-in.ts';
import { listenHere } from '#test-support/live-client.ts';
import { addChild, confirmIdentity, signUpSomebody } from '#test-support/people.ts';
import { createTestApp } from '#test-support/test-app.ts';

const testApp = await createTestApp();
const { db } = testApp.database;
const url = await listenHere(testApp.app);

/** Long enough for a server to look up who asks, which it does before the body comes. */
const LOOKED_UP_MS = 300;

/** Sends the head and one byte, lets something happen, and sends the rest. */
function hold(
  [method, path, body]: readonly [string, string, object],
  cookie: string,
  meanwhile: () => Promise<unknown>,
): Promise<{ status: number | undefined; code: string }> {
  const text = JSON.stringify(body);
  const headers = { cookie, 'content-type': 'application/json', 'content-length': text.length };
  return new Promise((resolve, reject) => {
    const held = ask(url + path, { method, headers }, (response) => {
      json(response).then(
        (answer) => resolve({ status: response.statusCode, code: (answer as ErrorBody).code }),
        reject,
      );
    });
    held.on('error', reject);
    held.write(text.slice(0, 1));
    pause(LOOKED_UP_MS)
      .then(meanwhile)
      .then(() => held.end(text.slice(1)), reject);
  });
}

const changes = [
  ['POST', '/api/auth/password', { password: 'The thief has 1 password' }],
  ['PATCH', '/api/profile', { firstName: 'Thief', email: 'thief@example.org' }],
  ['DELETE', '/api/auth/user', {}],
  ['DELETE', '/api/data-management/delete', { deletionType: 'all' }],
] as const;

it.each(changes)(
  '%s %s that was begun before a reset comes to nothing after it',
  async (...call) => {
    const user = await signUpSomebody(testApp);
    await confirmIdentity(testApp, user);
    const childId = await addChild(testApp, user.id);
    const stored = () => db.select().from(tables.users).where(eq(tables.users.id, user.id));
    const before = await stored();
    const answer = await hold(call, user.cookie, () => endLogins(db, user.id));
    expect(answer).toEqual({ status: 401, code: 'login_required' });
    expect(await stored()).toEqual(before);
    expect(await db.$count(tables.pendingEmails, eq(tables.pendingEmails.userId, user.id))).toBe(0);
    expect(await db.$count(tables.children, eq(tables.children.id, childId))).toBe(1);
  },
);
