// Flows in which something is begun before the owner acts and finished after.
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { newEmail, PASSWORD } from '../family.ts';
import { call, callJson, cookiesOf, JSON_TYPE } from '../http-call.ts';
import {
  askForReset,
  comeBy,
  confirm,
  logIn,
  NEW_PASSWORD,
  signUp,
  tokenFor,
  useReset,
  whoIs,
} from '../steps.ts';
import type { Scene, Tally } from '../tally.ts';

/** By then the server knows who asks, and waits for the body. */
const LOOKED_UP_MS = 500;

interface Held {
  readonly method: string;
  readonly path: string;
  readonly cookie: string;
  readonly body: object;
}

/** Sends the head and one byte; what it returns sends the rest and gives the status. */
async function hold(url: string, { method, path, cookie, body }: Held) {
  const text = JSON.stringify(body);
  const headers = { ...JSON_TYPE, cookie, 'content-length': String(text.length) };
  const held = request(url + path, { method, headers });
  const status = new Promise<number>((resolve) => {
    held.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    held.on('error', () => resolve(0));
  });
  held.write(text.slice(0, 1));
  await pause(LOOKED_UP_MS);
  return () => {
    held.end(text.slice(1));
    return status;
  };
}

/** A thief who is logged in and proven leaves requests open, and finishes them when the owner has reset the password. */
export async function requestsAcrossReset({ target, newAttacker }: Scene, tally: Tally) {
  const { email, cookie } = await newAttacker();
  const changes = [
    ['POST', '/api/auth/password', { password: 'The thief has 1 password' }],
    ['PATCH', '/api/profile', { firstName: 'Thief', email: newEmail() }],
    ['DELETE', '/api/data-management/delete', { deletionType: 'all' }],
    ['DELETE', '/api/auth/user', {}],
  ] as const;
  const finish = await Promise.all(
    changes.map(([method, path, body]) => hold(target.url, { method, path, cookie, body })),
  );
  await useReset(target, await askForReset(target, email));
  for (const [index, end] of finish.entries()) {
    const [method = '', path = ''] = changes[index] ?? [];
    tally.note((await end()) >= 400, `${method} ${path} was finished after the reset`);
  }
  const owner = await logIn(target, email, NEW_PASSWORD);
  tally.note(owner.status === 200, `the owner's new password answered ${owner.status}`);
}

/** Somebody has signed up with the owner's address; the owner reads the mail and presses the button. */
export async function confirmedByTheOther({ target }: Scene, tally: Tally) {
  const email = newEmail();
  const stranger = cookiesOf(await signUp(target, email));
  const token = await tokenFor(target, email, '/verify-email');
  const answer = await confirm(target, token);
  tally.note(answer.status === 401, 'a mailbox alone confirmed an account');
  await useReset(target, await askForReset(target, email));
  tally.note(!(await whoIs(target, stranger)), 'whoever signed up with it is still logged in');
}

/** What an owner took off, or protects by a code, does not come back by an email in common. */
export async function linkedByEmail({ target }: Scene, tally: Tally) {
  const email = newEmail();
  const person = { sub: email, email, email_verified: true };
  const cookie = cookiesOf(await comeBy(target, person));
  const { url } = target;
  await comeBy(target, person, { cookie, query: '?confirm=/settings/security' });
  await callJson(url, 'POST', '/api/auth/password', { password: NEW_PASSWORD }, cookie);
  const path = '/api/auth/linked-providers/oidc';
  const off = await call(url, { method: 'DELETE', path, cookie });
  tally.note(off.status === 200, `taking the provider off answered ${off.status}`);
  const again = await whoIs(target, cookiesOf(await comeBy(target, person)));
  tally.note(again?.email !== email, 'a provider that was taken off leads in again');
}

/** All that a family has goes no more easily than its account. */
export async function everythingWithoutProof({ target }: Scene, tally: Tally) {
  const email = newEmail();
  await signUp(target, email);
  const cookie = cookiesOf(await logIn(target, email, PASSWORD));
  const path = '/api/data-management/delete';
  const answer = await callJson(target.url, 'DELETE', path, { deletionType: 'all' }, cookie);
  tally.note(answer.status === 403, 'everything is deleted without a proof');
}
